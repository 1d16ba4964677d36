import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { fetchChallenge } from '../../api/captcha.ts';
import { atMoment } from '../../page/at-moment.ts';
import { serverNow } from '../../page/server-clock.ts';
import type { Solve } from './captcha.types.ts';

/** Long enough for an old phone, in milliseconds; the challenge itself lives longer. */
const TIMEOUT = 120_000;

/** A token is given up so long before it ends, in milliseconds: the form has to travel too. */
const MARGIN = 15_000;

/** The end is by the server's clock: one of the two that is wrong must not make work without end. */
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
