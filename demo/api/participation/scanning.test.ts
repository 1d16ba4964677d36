import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DemoConfig } from '../../config.ts';
import type { Demo } from '../../http/start-server.ts';
import { eicar, startScanServer } from '../../providers/scanner/scan-server.ts';
import { ownDatabase } from '../../testing/databases.ts';
import { forgetSent, goneScanner, startParticipation, taskContext } from '../../testing/own-participation.ts';
import { init, png, post, upload } from '../../testing/participant.ts';
import { proofFor } from '../../testing/proofs.ts';
import { startApi } from '../../testing/start-api.ts';
import { startSite } from '../../testing/start-site.ts';
import { Visitor } from '../../testing/visitor.ts';
import { scanUploads } from './scan-uploads.ts';
import { signedUrl } from './store-client.ts';
import { sweepUploads } from './sweep-uploads.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-03-01T12:00:00Z');
const infected = Buffer.concat([png, eicar]);
let demo: Demo;
let scanner: Awaited<ReturnType<typeof startScanServer>>;

beforeAll(async () => {
  scanner = await startScanServer();
  demo = await startParticipation({
    ...(await ownDatabase()),
    scanner: goneScanner,
    now: () => now,
  });
});
afterAll(async () => {
  await demo?.close();
  await scanner?.close();
});
beforeEach(() => forgetSent(demo));

const context = (options: Partial<DemoConfig> = {}) =>
  taskContext(demo, { now: () => now, scanner, ...options });

async function send(bytes: Buffer) {
  const who = new Visitor(demo.app);
  const { id } = await upload(who, bytes);
  const answer = await post(who, { type: 'text_image', uploadFileId: id });
  expect(answer.statusCode).toBe(200);
  return { who, id };
}

const files = () => demo.db.selectFrom('uploads').select(['state', 'is_clean']).execute();
const sent = () =>
  demo.db.selectFrom('participations').select(['state', 'is_infected', 'file_id', 'text']).execute();
const inStore = async (id: string) =>
  (await fetch(await signedUrl(context(), { method: 'GET', key: `ugc/${id}` }))).status;

test('W-18 a file that nothing is found in is marked so, and only once it was looked at', async () => {
  const { id } = await send(png);
  expect(await files()).toEqual([{ state: 'attached', is_clean: false }]);
  expect(await scanUploads(context())).toBe(0);
  expect(await files()).toEqual([{ state: 'attached', is_clean: true }]);
  expect(await sent()).toMatchObject([{ state: 'waiting', is_infected: false, file_id: id }]);
});

test('W-18 erases an infected file from the store, and refuses its participation', async () => {
  const { id } = await send(infected);
  const clean = await send(png);
  expect(await inStore(id)).toBe(200);
  expect(await scanUploads(context())).toBe(0);
  expect(await inStore(id)).toBe(404);
  expect(await inStore(clean.id)).toBe(200);
  expect(await files()).toEqual([{ state: 'attached', is_clean: true }]);
  expect((await sent()).filter(({ is_infected }) => is_infected)).toMatchObject([
    { state: 'refused', file_id: null, text: 'Quan torna el programa?' },
  ]);
});

test('W-18 an infected file is already erased when its text arrives', async () => {
  const who = new Visitor(demo.app);
  const { id } = await upload(who, infected);
  await scanUploads(context());
  expect(await inStore(id)).toBe(404);
  const answer = await post(who, { type: 'text_image', uploadFileId: id });
  expect(answer.json().errors).toMatchObject([{ errorMessage: 'uploadFileId' }]);
  expect(await sent()).toEqual([]);
});

test('W-18 an infected file is gone for good though the store does not answer at that moment', async () => {
  const { id } = await send(infected);
  const read = context();
  const broken = new Proxy(read.config, {
    get(config, name: keyof DemoConfig) {
      // by then the scan has read the file
      if (name === 'publicUrl' && isErasing) return 'http://127.0.0.1:1';
      return config[name];
    },
  });
  let isErasing = false;
  const db = demo.db.withPlugin({
    transformQuery: ({ node }) => {
      isErasing ||= node.kind === 'UpdateQueryNode';
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await scanUploads({ config: broken, db });
  expect([await inStore(id), await files()]).toEqual([200, [{ state: 'removed', is_clean: false }]]);
  await sweepUploads(context());
  expect([await inStore(id), await files()]).toEqual([404, []]);
});

async function scannerThatSays(answer: string | undefined): Promise<Server & { at: DemoConfig['scanner'] }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (answer === undefined) socket.destroy();
    else socket.resume().once('data', () => socket.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(server, {
    at: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
  });
}

test.each([
  ['nothing', undefined],
  ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
  ['what it says to somebody else', 'PONG\0'],
  ['an OK that is not of this file', 'OK\0'],
  ['a page', 'HTTP/1.1 200 OK\r\n\r\nstream: OK'],
])('W-18 a file is not shown where the scanner answers %s, and is looked at again', async (_what, answer) => {
  await send(png);
  const server = await scannerThatSays(answer);
  expect(await scanUploads(context({ scanner: server.at }))).toBe(1);
  server.close();
  expect(await files()).toEqual([{ state: 'attached', is_clean: false }]);
  expect(await scanUploads(context())).toBe(0);
  expect(await files()).toEqual([{ state: 'attached', is_clean: true }]);
});

test('W-18 one file that cannot be looked at keeps no other from it', async () => {
  const lost = await send(png);
  await send(png);
  await fetch(await signedUrl(context(), { method: 'DELETE', key: `ugc/${lost.id}` }), { method: 'DELETE' });
  expect(await scanUploads(context())).toBe(1);
  expect((await files()).map(({ is_clean }) => is_clean).sort()).toEqual([false, true]);
});

test('W-18 the demo has a scanner of its own, which looks at each file without being asked', async () => {
  const own = await startSite({ catalogue: false, captcha: false, now: () => now });
  try {
    const { id } = await upload(new Visitor(own.app), infected);
    await vi.waitFor(
      async () => {
        const row = await own.db.selectFrom('uploads').select('id').where('id', '=', id).executeTakeFirst();
        expect(row).toBeUndefined();
      },
      { timeout: 30_000, interval: 50 },
    );
  } finally {
    await own.close();
  }
});

test('W-18 in production nobody sends a file that nobody will look at, and with a scanner everybody does', async () => {
  for (const [configured, status] of [
    [undefined, 503],
    [scanner, 200],
  ] as const) {
    const production = await startApi({ production: true, scanner: configured });
    const call = { title: 'a', text: 'b', type: 'text_image', anonymous: true, closes_at: null } as const;
    await production.db
      .insertInto('participation_calls')
      .values({ ...call, id: '2' })
      .execute();
    const who = new Visitor(production.app);
    const answer = await init(who, { captcha: await proofFor(who, 'ugc') });
    await production.close();
    expect(answer.statusCode).toBe(status);
  }
});
