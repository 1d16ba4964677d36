import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaAction } from '../api/captcha/captcha.types.ts';
import type { Visitor } from './visitor.ts';

/** A token of the captcha for an action, made as a browser makes it; it serves once. */
export async function proofFor(who: Visitor, action: CaptchaAction): Promise<string> {
  const challenge = (await who.get(`/api/captcha/challenge?action=${action}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
