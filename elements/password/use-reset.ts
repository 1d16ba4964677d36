import { useState } from 'react';
import { texts as ownServerTexts } from '../../src/account/forms/server-errors.texts.ts';
import { adviceOn, codesOf } from '../../src/account/forms/server-errors.ts';
import { useProblem } from '../../src/account/forms/use-problem.ts';
import { postNewPassword } from '../../src/api/account.ts';
import { ApiError } from '../../src/api/client.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { loadAccountRules } from '../../src/forms/form/load-rules.ts';
import { useForm } from '../../src/forms/form/use-form.ts';
import { takeLinkToken } from './link-token.ts';
import type { texts } from './password.texts.ts';

type ResetProblem = 'invalid-token' | 'password-refused' | 'too-many' | 'error';

interface Options {
  /** Of the tag; the link's own counts where there is none. */
  token: string | undefined;
  texts: typeof texts;
  onChanged(): void;
  onError(code: ResetProblem): void;
}

function problemOf(error: unknown, advice: readonly string[]): ResetProblem {
  const codes = codesOf(error);
  if (codes.includes('INVALID_TOKEN')) return 'invalid-token';
  if (error instanceof ApiError && error.status === 429) return 'too-many';
  return codes.length > 0 && advice.length > 0 ? 'password-refused' : 'error';
}

/** Sets a new password with the token of a mail (PASS-05..09). */
export function useReset({ token, texts, onChanged, onError }: Options) {
  const [linkToken] = useState(takeLinkToken);
  const current = token || linkToken;
  /** The token that is known to be worth nothing. */
  const [refused, setRefused] = useState('');
  const [problem, report] = useProblem<string>();
  const serverTexts = useTexts(ownServerTexts, false);
  const form = useForm({
    initial: { password: '', repeatPassword: '' },
    loadCheck: () => loadAccountRules('reset'),
    async send({ password }) {
      report(null);
      try {
        await postNewPassword(current, password);
      } catch (error) {
        const advice = adviceOn(error, serverTexts);
        const code = problemOf(error, advice);
        if (code === 'invalid-token') setRefused(current);
        else report(advice[0] ?? texts['password.error']);
        onError(code);
        return false;
      }
      onChanged();
      return true;
    },
  });
  return { form, problem, isTokenInvalid: current === refused };
}
