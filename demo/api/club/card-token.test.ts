import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSigningKey } from '../../config/signing-key.ts';
import { type DemoConfig, readConfig } from '../../config.ts';
import type { Demo } from '../../http/start-server.ts';
import { startApi } from '../../testing/start-api.ts';
import { cardPublicKey, signCard } from './card-token.ts';
import { checkCard } from './check-card.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi();
});
afterAll(() => demo?.close());

const card = { nick: '0483920157', validUntil: '2030-05-06' };
const context = (cardSigningKey?: string) =>
  ({ db: demo.db, config: { cardSigningKey } as DemoConfig }) satisfies Parameters<typeof signCard>[0];

test('BEY-13 signs the number and the expiry of a card and nothing else', async () => {
  const payload = await signCard(context(), card);
  expect(payload).toMatch(/^1\.0483920157\.2030-05-06\.[\w-]{86}$/);
  const key = await cardPublicKey(context());
  expect(key).toEqual({ kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String) });
  expect(await checkCard(payload, key, '2026-03-01')).toEqual({ verdict: 'valid', ...card });
});

test.each([
  ['2030-05-05', 'valid'],
  ['2030-05-06', 'expired'],
  ['2031-01-01', 'expired'],
])('BEY-13 CHILD-13 on %s, reports a card that expires on 2030-05-06 as %s', async (today, verdict) => {
  const payload = await signCard(context(), card);
  expect(await checkCard(payload, await cardPublicKey(context()), today)).toMatchObject({ verdict, ...card });
});

test('BEY-13 reports a card with any character changed, removed or added as forged and repeats none of it', async () => {
  const payload = await signCard(context(), card);
  const key = await cardPublicKey(context());
  const other = (sign: string) => (sign === '7' ? '8' : '7');
  const changed = [...payload].map((sign, at) => payload.slice(0, at) + other(sign) + payload.slice(at + 1));
  const forged = [
    // the last character encodes only some bits of the signature
    ...changed.slice(0, -1),
    payload.slice(0, -1),
    `${payload}A`,
    ` ${payload}`,
    `${payload}\n`,
    payload.replace('2030', '2040'),
    payload.replace('1.', '2.'),
    '',
    '1.0483920157.2030-05-06.',
    `1.0483920157.2030-05-06.${'A'.repeat(86)}`,
  ];
  for (const one of forged)
    expect(await checkCard(one, key, '2026-03-01'), one).toEqual({ verdict: 'forged' });
});

test('BEY-13 reports a card of another key as forged', async () => {
  const payload = await signCard(context(makeSigningKey()), card);
  expect(await checkCard(payload, await cardPublicKey(context()), '2026-03-01')).toEqual({
    verdict: 'forged',
  });
});

test('BEY-13 creates the key once, so that earlier cards are valid on every server', async () => {
  const keys = await Promise.all([cardPublicKey(context()), cardPublicKey(context())]);
  const { value } = await demo.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'card-signing-key')
    .executeTakeFirstOrThrow();
  expect([...keys, await cardPublicKey(context(value))]).toEqual([keys[0], keys[0], keys[0]]);
});

test('BEY-13 keeps the key out of the database with CARD_SIGNING_KEY', async () => {
  const CARD_SIGNING_KEY = makeSigningKey();
  const { cardSigningKey } = readConfig({ CARD_SIGNING_KEY });
  const key = await cardPublicKey(context(cardSigningKey));
  expect(key).not.toEqual(await cardPublicKey(context()));
  expect(await checkCard(await signCard(context(cardSigningKey), card), key, '2026-03-01')).toMatchObject({
    verdict: 'valid',
  });
  expect(key).not.toHaveProperty('d');
});

const exported = (key: KeyObject, type: 'pkcs8' | 'spki') =>
  (key.export({ type, format: 'der' }) as Buffer).toString('base64');
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
test.each([
  ['that is not a key', 'x'.repeat(64)],
  ['on another curve', exported(p384.privateKey, 'pkcs8')],
  ['of another kind', exported(generateKeyPairSync('ed25519').privateKey, 'pkcs8')],
  ['public', exported(p256.publicKey, 'spki')],
])('BEY-13 rejects a CARD_SIGNING_KEY %s without repeating it', (_case, key) => {
  expect(() => readConfig({ CARD_SIGNING_KEY: key })).toThrow(
    'CARD_SIGNING_KEY must be a private key on P-256, as PKCS #8 (DER) in base64.',
  );
});
