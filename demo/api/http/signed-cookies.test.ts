import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { readSignedCookie, setSignedCookie } from './signed-cookies.ts';

const app = Fastify();
await app.register(cookie, { secret: 'of this test' });
app.get('/set', (_request, reply) => {
  setSignedCookie(reply, 'ap-voter', 'anna', { path: '/' });
  setSignedCookie(reply, 'ap-device', 'anna', { path: '/' });
  return reply.send();
});
app.get('/read', async (request) => readSignedCookie(request, 'ap-voter') ?? 'nobody');
afterAll(() => app.close());

const given = async () =>
  Object.fromEntries((await app.inject('/set')).cookies.map(({ name, value }) => [name, value]));
const read = async (cookies: Record<string, string>) => (await app.inject({ url: '/read', cookies })).body;

test('W-13 accepts a signed value only under the name of its cookie', async () => {
  const { 'ap-voter': voter = '', 'ap-device': device = '' } = await given();
  expect(await read({ 'ap-voter': voter })).toBe('anna');
  expect(await read({ 'ap-voter': device })).toBe('nobody');
  expect(voter).toMatch(/^anna\.[\w+/-]{43}$/);
});

test('W-13 rejects changed values, and values signed without a name', async () => {
  const { 'ap-voter': voter = '' } = await given();
  for (const forged of ['', 'anna', voter.replace('anna', 'pere'), `${voter}A`, app.signCookie('anna')])
    expect(await read({ 'ap-voter': forged }), forged).toBe('nobody');
  expect(await read({})).toBe('nobody');
});
