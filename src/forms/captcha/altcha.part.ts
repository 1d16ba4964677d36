import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { fetchChallenge } from '../../api/captcha.ts';
import type { Solve } from './captcha.types.ts';

/** Long enough for an old phone; the challenge itself lives longer. */
const TIMEOUT = 120_000;

/**
 * Does ALTCHA's proof of work. The browser derives the keys off the page's thread by itself, so that neither a worker
 * nor an exception in the page's policy is needed (docs/decisions/captcha.md).
 */
const solve: Solve = async (purpose, signal) => {
  const challenge = (await fetchChallenge(purpose)) as Challenge;
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: TIMEOUT });
  if (!solution) throw new Error('no solution');
  const { expiresAt } = challenge.parameters;
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    ...(expiresAt !== undefined && { expiresAt: expiresAt * 1000 }),
  };
};

export default solve;
