import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../../tests/support/given-page.ts';
import solve from './altcha.part.ts';

const SECRET = 'the secret of this test';
const NOW = new Date('2026-11-21T10:00:00Z');
/** Lifetime of a challenge, in seconds, as the server sends it. */
let lifetime: number;
let asked: string[];
/** How far the browser's clock is ahead of the server's, in seconds. */
let clockAhead: number;
/** Listeners of a test, removed after it so that later tests do not reach them. */
let begun: AbortController[];

beforeEach(() => {
  begun = [];
  lifetime = 600;
  clockAhead = 0;
  asked = [];
  givenPage();
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const { parameters, signature } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 3,
      deriveKey,
      hmacSignatureSecret: SECRET,
    });
    const expiresAt = NOW.getTime() / 1000 + lifetime - clockAhead;
    return Response.json({ parameters: { ...parameters, expiresAt }, signature });
  });
});
afterEach(() => {
  for (const controller of begun) controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const controller = new AbortController();
  begun.push(controller);
  const onExpired = vi.fn();
  const place = document.createElement('div');
  const token = solve({ purpose: 'register', place, signal: controller.signal, onExpired });
  return { token, onExpired, abort: () => controller.abort() };
}

test('REG-15 W-14 sends the challenge and its solution, for one purpose, for the server to check', async () => {
  const { token } = start();
  const payload = JSON.parse(atob(await token));
  delete payload.challenge.parameters.expiresAt;
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: SECRET });
  expect(verified).toBe(true);
  expect(asked).toEqual(['/api/captcha/challenge?action=register']);
});

test('REG-15 clears the token a moment before it expires, not sooner', async () => {
  const { token, onExpired } = start();
  await token;
  vi.advanceTimersByTime(584_999);
  expect(onExpired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onExpired).toHaveBeenCalledOnce();
});

test('REG-15 clears an expired token once after the phone was suspended', async () => {
  const { token, onExpired } = start();
  await token;
  vi.setSystemTime(NOW.getTime() + 600_000);
  expect(onExpired).not.toHaveBeenCalled();
  for (const target of [document, window])
    target.dispatchEvent(new Event(target === window ? 'pageshow' : 'visibilitychange'));
  vi.advanceTimersByTime(600_000);
  expect(onExpired).toHaveBeenCalledOnce();
});

test('REG-15 does not solve endlessly when the clock is wrong', async () => {
  clockAhead = 86_400;
  const ahead = start();
  await ahead.token;
  vi.advanceTimersByTime(59_999);
  expect(ahead.onExpired).not.toHaveBeenCalled();

  clockAhead = -86_400 * 40; // too long for a timer, which would overflow and fire at once
  const behind = start();
  await behind.token;
  vi.advanceTimersByTime(3_599_999);
  expect(behind.onExpired).not.toHaveBeenCalled();
});

test('REG-27 clears the timer of a used or abandoned token', async () => {
  const { token, onExpired, abort } = start();
  await token;
  abort();
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(NOW.getTime() + 600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onExpired).not.toHaveBeenCalled();
});

test('REG-15 rejects an answer without a challenge', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ challenge: 'other' }));
  await expect(start().token).rejects.toThrow();
});
