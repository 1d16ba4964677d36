import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Caller, callerOf, trustedCaller } from './caller.ts';
import { handleError } from './error-handler.ts';
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts';

/** Creates a server whose work ends when the test ends it. */
function server(limits: Partial<FairQueueLimits> = {}) {
  const turns = createFairQueue({ atOnce: 2, waiting: 4, waitingEach: 3, retryAfter: 7, ...limits });
  const app = Fastify();
  app.setErrorHandler(handleError);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string, caller: Caller) =>
    turns.take(caller, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      if (name.startsWith('bad')) throw new Error(name);
      return name;
    });
  app.post<{ Params: { name: string } }>('/:name', (request) => work(request.params.name, callerOf(request)));
  app.post<{ Params: { name: string; login: string } }>('/:name/as/:login', ({ params: { name, login } }) =>
    work(name, trustedCaller(login)),
  );
  /** Sends a request with a body from a network, and continues once the request is queued. */
  const send = async (name: string, network = 1) => {
    const remoteAddress = `203.0.113.${network}`;
    const answer = app.inject({ method: 'POST', url: `/${name}`, remoteAddress, payload: { some: 'body' } });
    const is = Promise.resolve(answer);
    await settle();
    return { is };
  };
  /** Sends a request from a device that has opened this login before. */
  const sendTrusted = (name: string, login: string) => send(`${name}/as/${login}`, 99);
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((next) => setImmediate(next));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { send, sendTrusted, end, begun };
}

test('API-45 runs two at a time, and the others in their order', async () => {
  const { send, end, begun } = server();
  for (const name of ['a', 'b', 'c', 'd']) await send(name);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('API-45 returns 503 with Retry-After while the queue is full and accepts requests again afterwards', async () => {
  const { send, end } = server();
  const [first] = [await send('a'), await send('b'), await send('c'), await send('d'), await send('e')];
  const late = await (await send('f')).is;
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '7']);
  expect(late.json()).toMatchObject({
    errorCode: 'BUSY',
    errorMessage: expect.stringContaining('massa gent'),
  });
  await end('a');
  expect((await first?.is)?.statusCode).toBe(200);
  const after = await send('g');
  for (const name of ['b', 'c', 'd', 'e', 'g']) await end(name);
  expect((await after.is).statusCode).toBe(200);
});

test('API-45 lets networks take turns, so that one that asks for much keeps only itself waiting', async () => {
  const { send, end, begun } = server();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await send(name, 1);
  await send('another', 2);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'another']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'another', 'c']);
});

test('API-45 takes the network first that came last, so that a flood from many keeps nobody else waiting', async () => {
  const { send, end, begun } = server({ waiting: 40 });
  for (let network = 1; network <= 20; network++) await send(`flood-${network}`, network);
  await send('reader', 200);
  await end('flood-1');
  expect(begun).toEqual(['flood-1', 'flood-2', 'reader']);
});

test('API-45 serves requests overtaken too often first, but never before trusted users', async () => {
  const { send, sendTrusted, end, begun } = server({ atOnce: 1, waiting: 4 });
  await send('first', 99);
  await send('early', 100);
  await send('later', 101);
  const newest = ['a', 'b', 'c', 'd', 'e'];
  for (const [index, name] of newest.entries()) {
    await send(name, index + 1);
    await end(newest[index - 1] ?? 'first');
  }
  await sendTrusted('anna', 'anna');
  for (const name of ['early', 'anna', 'later', 'e']) await end(name);
  expect(begun).toEqual(['first', 'a', 'b', 'c', 'd', 'early', 'anna', 'later', 'e']);
});

test('API-45 a crowd of untrusted callers leaves a place to trusted ones, and one network is no crowd', async () => {
  const { send, sendTrusted, end, begun } = server({ waiting: 6, waitingEach: 2, reserved: 1 });
  for (const name of ['a', 'b', 'c', 'd']) await send(name, 1);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const [index, name] of ['e', 'f', 'g', 'h'].entries()) await send(name, index + 2);
  await end('b');
  expect(begun, 'five wait').toEqual(['a', 'b', 'c']);
  await sendTrusted('anna', 'anna');
  expect(begun.at(-1)).toBe('anna');
  await end('anna');
  await end('c');
  expect(begun, 'one at a time, as long as more than two wait').toEqual(['a', 'b', 'c', 'anna', 'h']);
  await end('h');
  await end('g');
  expect(begun.slice(4)).toEqual(['h', 'g', 'f', 'e']);
  await end('f');
  expect(begun.at(-1)).toBe('d');
});

test('API-45 a crowd of untrusted callers goes on beside a device that asks for much', async () => {
  const { send, sendTrusted, end, begun } = server({ waiting: 6, waitingEach: 2, reserved: 1 });
  for (const name of ['a', 'b', 'c', 'd']) await send(name, 1);
  await send('e', 2);
  for (const name of ['anna-1', 'anna-2']) await sendTrusted(name, 'anna');
  await end('a');
  await end('b');
  expect(begun).toEqual(['a', 'b', 'anna-1', 'e']);
  await sendTrusted('anna-3', 'anna');
  await end('anna-1');
  await end('e');
  expect(begun.slice(4)).toEqual(['anna-2', 'c']);
  await end('anna-2');
  expect(begun.at(-1)).toBe('anna-3');
});

test('API-45 puts a network that has had its turn behind those that wait', async () => {
  const { send, end, begun } = server({ atOnce: 1, waiting: 40 });
  await send('first', 9);
  for (const name of ['a1', 'a2']) await send(name, 1);
  for (const name of ['b1', 'b2']) await send(name, 2);
  for (const name of ['first', 'b1', 'a1', 'b2']) await end(name);
  expect(begun).toEqual(['first', 'b1', 'a1', 'b2', 'a2']);
});

test('API-45 serves each trusted user once before any twice, and before later networks', async () => {
  const { send, sendTrusted, end, begun } = server({ atOnce: 1, waiting: 40 });
  await send('first', 9);
  for (const name of ['anna-1', 'anna-2']) await sendTrusted(name, 'anna');
  await sendTrusted('pau', 'pau');
  for (let network = 1; network <= 5; network++) await send(`flood-${network}`, network);
  for (const name of ['first', 'pau', 'anna-1', 'anna-2']) await end(name);
  expect(begun).toEqual(['first', 'pau', 'anna-1', 'anna-2', 'flood-5']);
});

test('API-45 lets no trusted caller run twice at a time while a network waits', async () => {
  const { send, sendTrusted, end, begun } = server();
  for (const name of ['anna-1', 'other', 'anna-2']) await sendTrusted(name, name.split('-')[0] ?? '');
  await send('network', 1);
  await end('other');
  expect(begun).toEqual(['anna-1', 'other', 'network']);
});

test('API-45 has room for trusted callers when networks fill the line, and bounds them too', async () => {
  const { send, sendTrusted, end } = server();
  for (let network = 1; network <= 6; network++) await send(`flood-${network}`, network);
  expect((await (await send('reader', 200)).is).statusCode).toBe(503);
  const [first] = [await sendTrusted('a', 'a'), await sendTrusted('b', 'b'), await sendTrusted('c', 'c')];
  await sendTrusted('d', 'd');
  expect((await (await sendTrusted('e', 'e')).is).statusCode).toBe(503);
  for (const name of ['flood-1', 'd', 'c', 'b', 'a']) await end(name);
  expect((await first?.is)?.statusCode).toBe(200);
});

test('API-45 limits the waiting work of all networks together', async () => {
  const { send } = server();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await send(name, 1);
  await send('f', 2);
  expect((await (await send('g', 3)).is).statusCode).toBe(503);
});

test('API-45 hands the turn on when the work fails', async () => {
  const { send, end, begun } = server({ atOnce: 1 });
  const failing = await send('bad');
  await send('next');
  await end('bad');
  expect((await failing.is).statusCode).toBe(500);
  expect(begun).toEqual(['bad', 'next']);
});
