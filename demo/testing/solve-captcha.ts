import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Visitor } from './visitor.ts';

/** Creates a token as the forms send it. */
export async function solveCaptcha(who: Visitor, action: string): Promise<string> {
  const challenge: Challenge = (await who.get(`/api/captcha/challenge?action=${action}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
