import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { fetchChallenge } from '../../api/captcha.ts';
import { atMoment } from '../../page/at-moment.ts';
import { serverNow } from '../../page/server-clock.ts';
import type { Solve } from './captcha.types.ts';

/** Time limit of the proof, in milliseconds: enough for an old phone, and less than the challenge lives. */
const TIMEOUT = 120_000;

/** A token is replaced this long before it expires, in milliseconds: sending the form takes time too. */
const MARGIN = 15_000;

/** Limits of a token's lifetime, in milliseconds: a wrong clock of either side must not cause endless work. */
const SHORTEST = 60_000;
const LONGEST = 3_600_000;

/**
 * Does ALTCHA's proof of work. The browser derives the keys off the page's thread by itself, so that neither a worker
 * nor an exception in the page's policy is needed (docs/decisions/captcha.md).
 */
const solve: Solve = async ({ purpose, signal, onExpired }) => {
  const challenge = (await fetchChallenge(purpose, signal)) as Challenge;
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: TIMEOUT });
  signal.throwIfAborted();
  if (!solution) throw new Error('no solution');

  const { expiresAt } = challenge.parameters;
  if (expiresAt !== undefined) {
    const now = serverNow();
    const rest = expiresAt * 1000 - MARGIN - now;
    const moment = now + Math.min(Math.max(rest, SHORTEST), LONGEST);
    signal.addEventListener('abort', atMoment(moment, onExpired));
  }
  return btoa(JSON.stringify({ challenge, solution }));
};

export default solve;
