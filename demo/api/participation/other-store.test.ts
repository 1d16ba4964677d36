import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readObjectStore } from '../../config/object-store.ts';
import type { Demo } from '../../http/start-server.ts';
import { startStore } from '../../providers/object-store/start-store.ts';
import { mostBegun } from '../../providers/object-store/stored-files.ts';
import { ownDatabase } from '../../testing/databases.ts';
import { type Fault, startFront } from '../../testing/faulty-front.ts';
import { forgetSent, startParticipation, taskContext } from '../../testing/own-participation.ts';
import {
  begin,
  complete,
  create,
  init,
  partSize,
  png,
  post,
  put,
  sign,
  upload,
  webm,
} from '../../testing/participant.ts';
import { Visitor } from '../../testing/visitor.ts';
import type { DemoContext } from '../context.ts';
import { abortStored, signedUrl } from './store-client.ts';
import { sweepUploads } from './sweep-uploads.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const page = 'https://pages.example.cat';
let demo: Demo;
let store: Awaited<ReturnType<typeof startStore>>;
let front: Awaited<ReturnType<typeof startFront>>;
let fault: ((method: string, url: string) => Fault | undefined) | undefined;
let context: DemoContext;

/**
 * Starts a store at another origin, configured by variables like a real store, with a proxy that can inject
 * responses.
 */
beforeAll(async () => {
  store = await startStore({ origins: [page] });
  front = await startFront(store.endpoint, ({ method = '', url = '' }) => fault?.(method, url));
  const objectStore = readObjectStore({
    S3_ENDPOINT: `${front.origin}/`,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY: store.accessKey,
    S3_SECRET_KEY: store.secretKey,
  });
  demo = await startParticipation({ ...(await ownDatabase()), objectStore });
  context = taskContext(demo, { objectStore });
});
afterAll(async () => {
  await demo?.close();
  await front?.close();
  await store?.close();
});
beforeEach(async () => {
  fault = undefined;
  await forgetSent(demo);
});

const stored = async (id: string) => fetch(await signedUrl(context, { method: 'GET', key: `ugc/${id}` }));
const states = async () =>
  (await demo.db.selectFrom('uploads').select('state').execute()).map(({ state }) => state);

test('UGC-22 API-33 a file of parts arrives in the configured store, and nowhere else', async () => {
  const who = new Visitor(demo.app);
  const { uploadUrl } = (await init(who)).json().response;
  expect(uploadUrl).toMatch(new RegExp(`^${front.origin}/public/ugc/`));
  const bytes = webm(partSize + 9);
  const { id, answer } = await upload(who, bytes, { type: 'video' });
  expect(answer.statusCode).toBe(200);
  expect(Buffer.from(await (await stored(id)).arrayBuffer()).equals(bytes)).toBe(true);
  expect((await post(who, { type: 'text_video', uploadFileId: id })).statusCode).toBe(200);
  expect((await who.get('/store/public/ugc/a')).statusCode).toBe(404);
});

test('W-18 the pages may send to the configured store, and to no other host', async () => {
  const policy = String((await new Visitor(demo.app).get('/')).headers['content-security-policy']);
  expect(policy.split(';').find((rule) => rule.startsWith('connect-src'))).toBe(
    `connect-src 'self' ${front.origin}`,
  );
});

test('W-18 removes a cancelled file and its uploads from the configured store', async () => {
  const who = new Visitor(demo.app);
  const { id } = await upload(who, png);
  const expired = new Date(0);
  await demo.db.updateTable('uploads').set({ expires_at: expired }).where('id', '=', id).execute();
  expect(await sweepUploads(context)).toBe(1);
  expect((await stored(id)).status).toBe(404);
});

test('W-18 an address signed for one key, part or bucket is no other’s', async () => {
  const who = new Visitor(demo.app);
  const file = await begin(who);
  const { uploadUrl } = (await sign(who, file, 1, png.length)).json().response;
  const send = (url: string, body = new Uint8Array(png)) => fetch(url, { method: 'PUT', body });
  for (const [from, to] of [
    ['partNumber=1', 'partNumber=2'],
    [file.id, 'another'],
    ['/public/', '/private/'],
    ['X-Amz-Expires=900', 'X-Amz-Expires=90000'],
    [/X-Amz-Signature=../.exec(uploadUrl)?.[0] ?? '', 'X-Amz-Signature=zz'],
  ] as const) {
    const forged = uploadUrl.replace(from, to);
    expect(forged).not.toBe(uploadUrl);
    expect([403, 404], to).toContain((await send(forged)).status);
  }
  expect((await send(uploadUrl)).status).toBe(200);
});

test('API-33 API-35 allows only the configured page to upload across origins and read the ETag', async () => {
  const who = new Visitor(demo.app);
  const file = await begin(who);
  const { uploadUrl } = (await sign(who, file, 1, png.length)).json().response;
  for (const [origin, allowed] of [
    [page, page],
    ['https://evil.example', null],
  ] as const) {
    const asked = await fetch(uploadUrl, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBe(allowed);
    const sent = await fetch(uploadUrl, { method: 'PUT', headers: { origin }, body: new Uint8Array(png) });
    expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, allowed]);
    if (allowed) expect(sent.headers.get('access-control-expose-headers')).toBe('etag');
  }
});

const answers: [what: string, fault: Fault][] = [
  ['403', { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }],
  ['404', { status: 404, body: '<Error><Code>NoSuchUpload</Code></Error>' }],
  ['500', { status: 500, body: '<Error><Code>InternalError</Code></Error>' }],
  ['200 with an error in it', { status: 200, body: '<Error><Code>InternalError</Code></Error>' }],
  ['200 with no XML', { status: 200, body: '{"ok":true}', type: 'application/json' }],
  ['200 with a page', { status: 200, body: '<!doctype html><title>Wifi</title>', type: 'text/html' }],
  ['200 with nothing', { status: 200, body: '' }],
];

test.each(answers)(
  'API-36 UGC-23 loses nothing when the store answers %s to complete, and repeats the call',
  async (_what, given) => {
    const who = new Visitor(demo.app);
    const file = await begin(who);
    const parts = [await put(who, file, 1, png)];
    fault = (method) => (method === 'POST' ? given : undefined);
    const refused = await complete(who, file.id, { uploadId: file.uploadId, parts });
    expect(refused.json()).toMatchObject({ httpCode: 503, errorCode: 'UNAVAILABLE' });
    expect(await states()).toEqual(['open']);
    fault = undefined;
    expect((await complete(who, file.id, { uploadId: file.uploadId, parts })).statusCode).toBe(200);
  },
);

test.each(answers)(
  'API-36 UGC-23 where it answers %s when it is asked what has come, nothing is lost either',
  async (_what, given) => {
    const who = new Visitor(demo.app);
    const file = await begin(who);
    const parts = [await put(who, file, 1, png)];
    fault = (method) => (method === 'GET' ? given : undefined);
    expect((await complete(who, file.id, { uploadId: file.uploadId, parts })).statusCode).toBe(503);
    fault = undefined;
    expect((await complete(who, file.id, { uploadId: file.uploadId, parts })).statusCode).toBe(200);
    expect(await states()).toEqual(['complete']);
  },
);

test.each(answers)('W-18 where it answers %s to the sweep, the file is tried again', async (_what, given) => {
  const { id } = await upload(new Visitor(demo.app), png);
  await demo.db
    .updateTable('uploads')
    .set({ expires_at: new Date(0) })
    .execute();
  fault = () => given;
  expect(await sweepUploads(context)).toBe(0);
  expect(await states()).toEqual(['removed']);
  fault = undefined;
  expect(await sweepUploads(context)).toBe(1);
  expect((await stored(id)).status).toBe(404);
});

test('W-18 cancels all uploads of a store that lists them in pages', async () => {
  const who = new Visitor(demo.app);
  const { id, uploadUrl } = (await init(who)).json().response;
  const [first] = [await create(uploadUrl), await create(uploadUrl)];
  const page = `<IsTruncated>true</IsTruncated><Upload><UploadId>${first}</UploadId></Upload>`;
  let asked = 0;
  fault = (method) => {
    if (method !== 'GET') return undefined;
    asked += 1;
    const body = `<ListMultipartUploadsResult>${page}</ListMultipartUploadsResult>`;
    return asked === 1 ? { status: 200, body } : undefined;
  };
  expect([await abortStored(context, `ugc/${id}`), asked]).toEqual([true, 2]);
  const query = { uploads: '', prefix: `ugc/${id}` };
  const list = await fetch(await signedUrl(context, { method: 'GET', key: '', query }));
  expect(await list.text()).not.toContain('<UploadId>');
});

test('UGC-20 W-18 an address to begin with is answered with an error of S3 when too many are begun', async () => {
  const { uploadUrl } = (await init(new Visitor(demo.app))).json().response;
  for (let count = 0; count < mostBegun; count += 1) expect(await create(uploadUrl)).not.toBe('');
  const refused = await fetch(uploadUrl, { method: 'POST' });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('<Code>InvalidRequest</Code>'),
  ]);
});

test('API-35 a part that comes again takes the place of the one before, and no room beside it', async () => {
  const who = new Visitor(demo.app);
  const file = await begin(who);
  const first = await put(who, file, 1, Buffer.concat([png, Buffer.from('one')]));
  const second = await put(who, file, 1, Buffer.concat([png, Buffer.from('two')]));
  const body = (etag: string) => ({ uploadId: file.uploadId, parts: [{ etag, partNumber: 1 }] });
  expect((await complete(who, file.id, body(first.etag))).statusCode).toBe(503);
  expect((await complete(who, file.id, body(second.etag))).statusCode).toBe(200);
  expect(await (await stored(file.id)).text()).toContain('two');
});

test('UGC-38 ETags are compared with their quotes, as they came', async () => {
  const who = new Visitor(demo.app);
  const file = await begin(who);
  const { etag } = await put(who, file, 1, png);
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  const body = (value: string) => ({ uploadId: file.uploadId, parts: [{ etag: value, partNumber: 1 }] });
  expect((await complete(who, file.id, body(etag.replaceAll('"', '')))).statusCode).toBe(503);
  expect((await complete(who, file.id, body(etag))).statusCode).toBe(200);
});

test('UGC-20 an address to begin with is for that alone', async () => {
  const who = new Visitor(demo.app);
  const { uploadUrl } = (await init(who)).json().response;
  expect(await create(uploadUrl)).not.toBe('');
  expect((await fetch(uploadUrl)).status).toBe(403);
  expect((await fetch(uploadUrl, { method: 'DELETE' })).status).toBe(403);
});
