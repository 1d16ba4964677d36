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
 * The token of the link that led here. Once read, it is removed from the address, so it stays neither in the history
 * nor in a copied address. From then on only this page's memory has it (PASS-09, W-16).
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

/** Why no password can be chosen with the link, or that it may have been done (PASS-08). */
export type LinkProblem = 'missing' | 'refused' | 'may-be-done';

type ResetProblem = 'invalid-token' | 'password-refused' | 'too-many' | 'error';

interface Options {
  /** Token of the tag; without one, that of the link counts. */
  token: string | undefined;
  texts: typeof texts;
  /** Answers whether it leads to another page. */
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
  /** The token of a try whose answer was lost. */
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
      // the token is good for once: a second press would be told that the link has ended
      if (onChanged()) await waitForPageRestore();
      return true;
    },
  });
  const linkProblem: LinkProblem | null =
    current === '' ? 'missing' : current === refused?.token ? refused.why : null;
  return { form, problem, linkProblem };
}
