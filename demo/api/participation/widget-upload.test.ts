import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { upload } from '../../../elements/ugc-form/upload/upload.ts';
import type { OpenUpload, UploadCalls, UploadWorld } from '../../../elements/ugc-form/upload/upload.types.ts';
import { ApiError } from '../../../src/api/client.ts';
import { beginStored, StoreError } from '../../../src/api/object-store.ts';
import { postComplete, postPart, postUpload } from '../../../src/api/participation.ts';
import type { ApErrors } from '../../../src/errors/errors.types.ts';
import { type FaultProxy, startFaultProxy } from '../../../tests/support/fault-proxy.ts';
import { givenPage } from '../../../tests/support/given-page.ts';
import type { Demo } from '../../http/start-server.ts';
import { ownDatabase } from '../../testing/databases.ts';
import { forgetSent, startParticipation } from '../../testing/own-participation.ts';
import type { DemoContext } from '../context.ts';
import { signedUrl } from './store-client.ts';

// real upload engine, the demo's API and store, and between them a proxy that fails on demand

const UGC = '2';
const noon = new Date('2026-03-01T12:00:00Z');
const partSize = 100_000;
let now = noon;
let demo: Demo;
let proxy: FaultProxy;
let folder: string;

beforeAll(async () => {
  proxy = await startFaultProxy(() => new URL(demo.url).origin);
  demo = await startParticipation({ ...(await ownDatabase()), publicUrl: proxy.origin, now: () => now });
  folder = await mkdtemp(join(tmpdir(), 'ap-upload-'));
});

afterAll(async () => {
  await demo?.close();
  await proxy?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const plainFetch = fetch;
/** Recorded errors. */
const recorded: unknown[] = [];

beforeEach(async () => {
  now = noon;
  proxy.fault = () => undefined;
  proxy.passed.length = 0;
  await forgetSent(demo);
  recorded.length = 0;
  const errors = { record: (error: unknown) => void recorded.push(error) } as unknown as ApErrors;
  givenPage({ basePath: proxy.origin, uploadHosts: [] }, { errors });
  vi.stubGlobal('location', new URL(proxy.origin));
  // simulates a browser's cookies and its location
  let cookie = '';
  vi.stubGlobal('fetch', async (input: string, options: RequestInit = {}) => {
    const headers = new Headers(options.headers);
    headers.set('sec-fetch-site', 'same-origin');
    if (cookie) headers.set('cookie', cookie);
    if (typeof options.body === 'string') headers.set('content-type', 'application/json');
    const answer = await plainFetch(input, { ...options, headers });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  });
  return () => vi.unstubAllGlobals();
});

/**
 * Sends a part with `fetch`: Node has no requests with upload progress, which the browser tests of `putPart` cover.
 */
async function put(address: string, part: Blob, signal: AbortSignal): Promise<string> {
  const answer = await plainFetch(address, { method: 'PUT', body: part, signal }).catch(() => {
    throw new StoreError('store PUT could not connect', 'network', 0);
  });
  if (!answer.ok) throw new StoreError(`store PUT ${answer.status}`, 'server', answer.status);
  return answer.headers.get('etag') ?? '';
}

const description = {
  name: 'rodatge',
  type: 'video',
  extension: 'webm',
  contentType: 'video/webm',
  captcha: 'off',
  context: { sourceCode: 'bCube', siteId: 4 },
} as const;

const calls: UploadCalls = {
  init: (signal) => postUpload(UGC, description, signal),
  begin: beginStored,
  sign: (fileId, part, signal) => postPart(UGC, fileId, part, signal),
  put,
  complete: (fileId, body, signal) => postComplete(UGC, fileId, body, signal),
};

/** Creates a video of the given length in bytes, whose parts all differ. */
function film(length: number): Buffer<ArrayBuffer> {
  const numbers = new Uint32Array(Math.ceil(length / 4)).map((_, at) => Math.imul(at, 2_654_435_761));
  const bytes = Buffer.from(numbers.buffer, 0, length);
  bytes.write('\x1a\x45\xdf\xa3', 'latin1');
  return bytes;
}

interface Run {
  file?: Blob;
  calls?: Partial<UploadCalls>;
  world?: Partial<UploadWorld>;
  signal?: AbortSignal;
}

/** Sends a file. @returns the states seen meanwhile */
function send(bytes: Buffer<ArrayBuffer>, run: Run = {}) {
  const seen = {
    open: [] as (OpenUpload | undefined)[],
    sent: [] as number[],
    waits: [] as boolean[],
    pauses: [] as number[],
  };
  const task = {
    file: run.file ?? new Blob([bytes]),
    partSize,
    signal: run.signal ?? new AbortController().signal,
    onOpen: (open: OpenUpload | undefined) => seen.open.push(open),
    onSent: (sent: number) => seen.sent.push(sent),
    onWait: (isWaiting: boolean) => seen.waits.push(isWaiting),
  };
  const world = {
    isOnline: () => true,
    online: async () => undefined,
    pause: async (milliseconds: number) => void seen.pauses.push(milliseconds),
    ...run.world,
  };
  return { seen, id: upload(task, { ...calls, ...run.calls }, world) };
}

/** Stored bytes of a file. */
async function stored(id: string): Promise<Buffer> {
  const config = { publicUrl: new URL(demo.url).origin, basePath: '', now: () => now };
  const context = { config, db: demo.db } as unknown as DemoContext;
  const answer = await plainFetch(await signedUrl(context, { method: 'GET', key: `ugc/${id}` }));
  return Buffer.from(await answer.arrayBuffer());
}

const linesOf = (part: RegExp) => proxy.passed.filter(({ method, path }) => part.test(`${method} ${path}`));
const isPut = ({ method }: { method: string }) => method === 'PUT';

test('UGC-13 UGC-19..23 UGC-37 UGC-38 API-32..36 sends the parts in order and completes with their ETags', async () => {
  const bytes = film(2 * partSize + 7);
  const complete = vi.fn(calls.complete);
  const { id, seen } = send(bytes, { calls: { complete } });
  const fileId = await id;
  expect((await stored(fileId)).equals(bytes)).toBe(true);
  const folderOf = `/api/front/ugc/${UGC}/multipart`;
  const store = `/store/participacio/ugc/${fileId}`;
  expect(proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${folderOf}/init`,
    `POST ${store}`,
    ...[1, 2, 3].flatMap(() => [`POST ${folderOf}/${fileId}/upload-part`, `PUT ${store}`]),
    `POST ${folderOf}/${fileId}/complete`,
  ]);
  expect(proxy.passed.filter(isPut).map(({ length }) => length)).toEqual([partSize, partSize, 7]);
  const parts = [0, 1, 2].map((at) => ({
    partNumber: at + 1,
    etag: `"${createHash('md5')
      .update(bytes.subarray(at * partSize, (at + 1) * partSize))
      .digest('hex')}"`,
  }));
  expect(complete.mock.calls[0]?.[1].parts).toEqual(parts);
  expect(seen.sent).toEqual([partSize, 2 * partSize, 2 * partSize + 7]);
});

test('UGC-36 names the upload to cancel from its start until it is complete', async () => {
  const { id, seen } = send(film(10));
  const fileId = await id;
  const uploadId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(seen.open).toEqual([{ fileId, uploadId: undefined }, { fileId, uploadId }, undefined]);
});

test.each([['cut'], ['lost'], ['expired'], ['500']] as const)(
  'BEY-23 goes on with the part that failed, by an address of its own, when one is %s',
  async (how) => {
    let puts = 0;
    const addresses: string[] = [];
    proxy.fault = ({ method }) => {
      if (method !== 'PUT' || ++puts !== 2) return undefined;
      return how === 'expired' ? { status: 403, body: '<Error/>' } : how === '500' ? { status: 500 } : how;
    };
    const bytes = film(3 * partSize);
    const { id, seen } = send(bytes, {
      calls: {
        put(address, part, signal) {
          addresses.push(address);
          // advances a second, since the addresses would otherwise be equal
          now = new Date(now.getTime() + 1000);
          return put(address, part, signal);
        },
      },
    });
    expect((await stored(await id)).equals(bytes)).toBe(true);
    const numbers = addresses.map((address) => new URL(address).searchParams.get('partNumber'));
    expect(numbers).toEqual(['1', '2', '2', '3']);
    expect(new Set(addresses).size).toBe(4);
    expect([seen.pauses, seen.waits]).toEqual([[1000], [true, false]]);
    // W-25: an address gives access to the store
    expect(JSON.stringify(recorded)).not.toContain('X-Amz');
  },
);

test('BEY-23 an address that has run out while its part was waiting is asked for anew', async () => {
  let puts = 0;
  const bytes = film(partSize);
  const { id } = send(bytes, {
    calls: {
      put(address, part, signal) {
        // longer than the quarter of an hour for which the address is valid
        if (++puts === 1) now = new Date(now.getTime() + 901_000);
        return put(address, part, signal);
      },
    },
  });
  expect((await stored(await id)).equals(bytes)).toBe(true);
  expect(puts).toBe(2);
});

test('BEY-23 arrives byte for byte through a network that loses, cuts and refuses one call in five', async () => {
  const faults = ['cut', 'lost', { status: 500 }, { status: 403 }, 'lost', { status: 503 }] as const;
  let count = 0;
  proxy.fault = ({ method, path }) => {
    if (path.endsWith('/init')) return undefined; // the captcha serves once
    const isStore = path.startsWith('/store/');
    count += 1;
    const fault = count % 5 === 0 ? faults[(count / 5) % faults.length] : undefined;
    // a 403 of our own server means an ended session, not a network failure
    return typeof fault === 'object' && fault.status === 403 && !(isStore && method === 'PUT')
      ? 'lost'
      : fault;
  };
  const bytes = film(40 * partSize + 1);
  const { id, seen } = send(bytes);
  expect((await stored(await id)).equals(bytes)).toBe(true);
  expect(seen.pauses.length).toBeGreaterThan(10);
});

test('BEY-23 waits in a tunnel as long as it takes, and loses no try there', async () => {
  let isOnline = true;
  let puts = 0;
  const bytes = film(2 * partSize);
  const { id, seen } = send(bytes, {
    calls: {
      async put(address, part, signal) {
        puts += 1;
        // twenty times offline and online
        if (puts > 1 && puts < 22) {
          isOnline = false;
          throw new StoreError('store PUT could not connect', 'network', 0);
        }
        return put(address, part, signal);
      },
    },
    world: {
      isOnline: () => isOnline,
      async online() {
        isOnline = true;
      },
    },
  });
  expect((await stored(await id)).equals(bytes)).toBe(true);
  expect(puts).toBe(22);
  expect([seen.pauses, seen.waits.length]).toEqual([[], 40]);
});

test('UGC-12 BEY-23 gives up after eight tries, with longer and longer pauses, and names the cause', async () => {
  proxy.fault = ({ method }) => (method === 'PUT' ? { status: 500 } : undefined);
  const { id, seen } = send(film(partSize));
  await expect(id).rejects.toMatchObject({ reason: 'store' });
  expect(seen.pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  // the upload must still be abandoned
  expect(seen.open.at(-1)?.uploadId).toBeDefined();
});

const api = /\/upload-part$/;
const store = /^\/store\//;

test.each([
  ['a store that refuses', 'PUT', store, { status: 403 }, 'store', 7],
  ['a store that does not know the file any more', 'PUT', store, { status: 404 }, 'gone', 0],
  ['a store that cannot', 'PUT', store, { status: 500 }, 'store', 7],
  ['a store that wants something else', 'PUT', store, { status: 400 }, 'store', 0],
  ['XML that is none', 'POST', store, { status: 200, body: '<h1>Benvinguts</h1>' }, 'store', 7],
  ['XML without an id', 'POST', store, { status: 200, body: '<UploadId> </UploadId>' }, 'store', 7],
  ['a connection that is cut each time', 'PUT', store, 'cut', 'network', 7],
  ['a server that cannot', 'POST', api, { status: 502 }, 'server', 7],
  ['a server that answers something else', 'POST', api, { status: 200, body: '{}' }, 'server', 7],
  ['a session that has ended', 'POST', api, { status: 401 }, 'session', 0],
  ['a file that was given up elsewhere', 'POST', api, { status: 404 }, 'gone', 0],
  ['bytes that are no video', 'POST', /\/complete$/, { status: 400 }, 'content', 0],
] as const)('UGC-27 BEY-23 names the cause of %s', async (_what, method, path, fault, reason, pauses) => {
  proxy.fault = (call) => (call.method === method && path.test(call.path) ? fault : undefined);
  const { id, seen } = send(film(partSize));
  await expect(id).rejects.toMatchObject({ reason });
  expect(seen.pauses.length).toBe(pauses);
});

test('W-18 UGC-27 refuses a complete file that is no video, and names the reason', async () => {
  const { id } = send(Buffer.from('<script>alert(1)</script>'));
  await expect(id).rejects.toMatchObject({ reason: 'content' });
});

test('W-18 sends nothing to a host that the page has not named', async () => {
  const init = async (signal: AbortSignal) => ({
    ...(await calls.init(signal)),
    uploadUrl: 'https://elsewhere.example/store',
  });
  const put = vi.fn(calls.put);
  const { id } = send(film(partSize), { calls: { init, put } });
  await expect(id).rejects.toMatchObject({ reason: 'host' });
  expect(put).not.toHaveBeenCalled();
  expect(linesOf(/ \/store\//)).toEqual([]);
});

test('W-18 sends to a store elsewhere that the page has named', async () => {
  vi.stubGlobal('location', new URL('https://www.example.cat/participa'));
  givenPage({ basePath: proxy.origin, uploadHosts: ['https://else.example', `${proxy.origin}/any/path`] });
  const bytes = film(10);
  expect((await stored(await send(bytes).id)).equals(bytes)).toBe(true);
});

test.each([
  ['changed', (path: string) => writeFile(path, 'something else')],
  ['removed', (path: string) => rm(path)],
])(
  'BEY-23 UGC-27 a file that is %s while it is read is named as the cause, and not the network',
  async (_how, change) => {
    const path = join(folder, 'rodatge.webm');
    await writeFile(path, film(2 * partSize));
    let puts = 0;
    const { id, seen } = send(film(1), {
      file: await openAsBlob(path),
      calls: {
        async put(address, part, signal) {
          if (++puts === 2) await change(path);
          return put(address, part, signal);
        },
      },
    });
    await expect(id).rejects.toMatchObject({ reason: 'file' });
    expect([puts, seen.pauses]).toEqual([2, []]);
  },
);

test.each([
  [400, 'INVALID_FIELDS'],
  [401, 'LOGIN_REQUIRED'],
  [429, 'TOO_MANY_REQUESTS'],
])(
  'UGC-26 leaves it to the form to say why the server has refused to begin, with %i',
  async (status, errorCode) => {
    const body = JSON.stringify({ httpCode: status, errorCode });
    proxy.fault = ({ path }) => (path.endsWith('/init') ? { status, body } : undefined);
    const { id, seen } = send(film(10));
    await expect(id).rejects.toBeInstanceOf(ApiError);
    await expect(id).rejects.toMatchObject({ status });
    expect(seen.open).toEqual([]);
  },
);

test('UGC-32 asks once only whether it may begin, since the captcha serves for one call', async () => {
  let asked = 0;
  proxy.fault = ({ path }) => {
    if (!path.endsWith('/init')) return undefined;
    asked += 1;
    return 'lost';
  };
  await expect(send(film(10)).id).rejects.toMatchObject({ reason: 'network' });
  expect(asked).toBe(1);
});

test('UGC-31 stops where it is when it is given up, in the middle of a part and in a tunnel', async () => {
  const giveUp = new AbortController();
  const { id } = send(film(3 * partSize), {
    signal: giveUp.signal,
    calls: {
      put(address, part, signal) {
        const going = put(address, part, signal);
        giveUp.abort();
        return going;
      },
    },
  });
  await expect(id).rejects.toMatchObject({ name: 'AbortError' });
  expect(linesOf(api).length).toBe(1);

  const inTunnel = new AbortController();
  const waiting = send(film(10), {
    signal: inTunnel.signal,
    world: {
      isOnline: () => false,
      online: (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          inTunnel.abort();
        }),
    },
  });
  await expect(waiting.id).rejects.toMatchObject({ name: 'AbortError' });
});

test('BEY-23 reads no more of the file than the part that is on its way', async () => {
  const file = new Blob([film(5 * partSize)]);
  const slices: [number, number][] = [];
  const slice = file.slice.bind(file);
  file.slice = (start = 0, end = 0) => {
    slices.push([start, end]);
    return slice(start, end);
  };
  for (const method of ['arrayBuffer', 'stream', 'text', 'bytes'] as const)
    Object.assign(file, { [method]: () => expect.fail(`${method} of the whole file`) });
  await send(film(1), { file }).id;
  expect(slices).toEqual([0, 1, 2, 3, 4].map((at) => [at * partSize, (at + 1) * partSize]));
});
