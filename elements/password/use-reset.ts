import { useRef, useState } from 'react';
import { adviceOn, codesOf } from '../../src/account/forms/server-errors.ts';
import { useProblem } from '../../src/account/forms/use-problem.ts';
import { useServerErrors } from '../../src/account/forms/use-server-errors.ts';
import { waitForPageRestore } from '../../src/account/forms/wait-for-page-restore.ts';
import { postNewPassword } from '../../src/api/account.ts';
import { ApiError, isUnclear } from '../../src/api/client.ts';
import { loadResetRules } from '../../src/forms/form/load-rules.ts';
import { sentWith } from '../../src/forms/form/sent.ts';
import { useForm } from '../../src/forms/form/use-form.ts';
import { setPageAddress } from '../../src/page/set-page-address.ts';
import type { texts } from './password.texts.ts';

let held = '';

/**
 * Reads the token of the link that led here, and removes it from the address, so that neither the history nor a
 * copied address contains it. Only the memory of this page keeps it (PASS-09, W-16).
 */
function takeLinkToken(): string {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token !== null) {
    held = token;
    address.searchParams.delete('token');
    setPageAddress(address, 'replace');
  }
  return held;
}

/** Reason why the link allows no new password; `may-be-done`: it may have been set already (PASS-08). */
export type LinkProblem = 'missing' | 'refused' | 'may-be-done';

type ResetProblem = 'invalid-token' | 'password-refused' | 'too-many' | 'error';

interface Options {
  /** Token attribute of the tag; without it, the token of the link is used. */
  token: string | undefined;
  texts: typeof texts;
  /** Returns true if the page navigates away. */
  onChanged(): boolean;
  onError(code: ResetProblem): void;
}

function problemOf(error: unknown): ResetProblem {
  const codes = codesOf(error);
  const advice = adviceOn(error);
  if (codes.includes('INVALID_TOKEN')) return 'invalid-token';
  if (error instanceof ApiError && error.status === 429) return 'too-many';
  return codes.length > 0 && advice.length > 0 ? 'password-refused' : 'error';
}

/** Sets a new password with the token of a mail (PASS-05..09). */
export function useReset({ token, texts, onChanged, onError }: Options) {
  const [linkToken] = useState(takeLinkToken);
  const current = token || linkToken;
  const [refused, setRefused] = useState<{ token: string; why: LinkProblem }>();
  /** Token of an attempt without a response. */
  const unclear = useRef('');
  const [problem, report] = useProblem<string>();
  const reasonsOf = useServerErrors();
  const form = useForm({
    initial: { password: '', repeatPassword: '' },
    loadCheck: () => loadResetRules(),
    async send({ password }) {
      report(null);
      try {
        await postNewPassword(current, password);
      } catch (error) {
        const code = problemOf(error);
        if (isUnclear(error)) unclear.current = current;
        if (code === 'invalid-token')
          setRefused({ token: current, why: unclear.current === current ? 'may-be-done' : 'refused' });
        else report(reasonsOf(error).join(' ') || texts['password.error']);
        onError(code);
        return sentWith(error);
      }
      // the token is valid once: a second press would report an expired link
      if (onChanged()) await waitForPageRestore();
      return true;
    },
  });
  const linkProblem: LinkProblem | null =
    current === '' ? 'missing' : current === refused?.token ? refused.why : null;
  return { form, problem, linkProblem };
}
