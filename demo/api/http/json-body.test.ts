import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { handleError } from './error-handler.ts';
import { readJsonOnly } from './json-body.ts';

const app = Fastify();
app.setErrorHandler(handleError);
readJsonOnly(app);
app.post('/', { bodyLimit: 2_000_000 }, async ({ body }) => ({ length: JSON.stringify(body).length }));
afterAll(() => app.close());

async function send(payload: string): Promise<[status: number, errorCode: unknown]> {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/', payload, headers });
  return [answer.statusCode, answer.json().errorCode];
}

const good: [number, undefined] = [200, undefined];
const tooLarge = [413, 'BODY_TOO_LARGE'];
const invalid = [400, 'INVALID_BODY'];
const picture = `data:image/jpeg;base64,${'A'.repeat(200_000)}=`;

test('HTTP-16 W-09 refuses broken JSON', async () => {
  expect(await send('"[[[')).toEqual(invalid);
});

test.each<[string, unknown, unknown[]]>([
  ['64 KB', 'a'.repeat(64 * 1024 - 2), good],
  ['one byte more', 'a'.repeat(64 * 1024 - 1), tooLarge],
  ['two photos', { children: [{ photo: picture }, { photo: picture }] }, good],
  [
    'two photos and too many words',
    { photo: picture, name: 'a'.repeat(65_000), text: 'b'.repeat(600) },
    tooLarge,
  ],
  ['what only begins as a photo', { photo: `${picture} ${'x'.repeat(70_000)}` }, tooLarge],
])('HTTP-16 W-09 a body of %s', async (_, payload, answer) => {
  expect(await send(JSON.stringify(payload))).toEqual(answer);
});
