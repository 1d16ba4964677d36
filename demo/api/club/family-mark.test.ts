import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { pau, tutor } from '../../testing/family.ts';
import { proofFor } from '../../testing/proofs.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const password = 'Tres gats i una Lluna';

let demo: Demo;
let now = noon;
beforeAll(async () => {
  demo = await startApi({ now: () => now });
});
afterAll(() => demo?.close());

/** Registers a family with a captcha proof, in a new browser. */
async function register(email: string): Promise<{ who: Visitor; recaptcha: string }> {
  now = noon;
  const who = new Visitor(demo.app);
  const recaptcha = await proofFor(who, 'register');
  const payload = { ...tutor, email, recaptcha, children: [pau] };
  const answer = await who.post('/api/front/user/register', { payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return { who, recaptcha };
}

const claim = async (who: Visitor, email: string, recaptcha: string) =>
  (await who.post('/api/front/user/register-adults', { payload: { email, password, recaptcha } })).statusCode;

test('CLUB-30 CLUB-37 accepts the password after registering a family without another captcha proof', async () => {
  const { who, recaptcha } = await register(tutor.email);
  expect(await claim(who, tutor.email.toUpperCase(), recaptcha)).toBe(200);
});

test('REG-27 CLUB-37 requires a captcha proof when the family mark is missing, expired or forged', async () => {
  const email = 'segona@example.cat';
  const { who, recaptcha } = await register(email);
  expect(await claim(new Visitor(demo.app), email, recaptcha)).toBe(400);
  expect(await claim(who, 'tutora@example.cat', recaptcha)).toBe(400);
  const mark = who.cookies.get('ap-family') ?? '';
  const [ends = '', hash = ''] = mark.split('.');
  for (const forged of [`${Number(ends) + 60_000}.${hash}`, `${ends}.`, `NaN.${hash}`, 'x', '']) {
    who.cookies.set('ap-family', forged);
    expect(await claim(who, email, recaptcha), forged).toBe(400);
  }
  who.cookies.set('ap-family', mark);
  now = new Date(noon.getTime() + 10 * 60_000);
  expect(await claim(who, email, recaptcha)).toBe(400);
  now = new Date(noon.getTime() + 10 * 60_000 - 1);
  expect(await claim(who, email, recaptcha)).toBe(200);
});
