import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaAction } from '../api/captcha/captcha.types.ts';
import type { Visitor } from './visitor.ts';

/** Creates a captcha token for an action, as a browser does; it is valid for one use. */
export async function proofFor(who: Visitor, action: CaptchaAction): Promise<string> {
  const challenge = (await who.get(`/api/captcha/challenge?action=${action}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
