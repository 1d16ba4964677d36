import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { knowHost } from '../../testing/hosts.ts';
import { forgetSent, startParticipation, taskContext } from '../../testing/own-participation.ts';
import {
  abort,
  begin,
  complete,
  fields,
  init,
  partSize,
  png,
  post,
  put,
  sign,
  upload,
  webm,
} from '../../testing/participant.ts';
import { startSite } from '../../testing/start-site.ts';
import { Visitor } from '../../testing/visitor.ts';
import { day } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { signedUrl } from './store-client.ts';
import { sweepUploads } from './sweep-uploads.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const noon = new Date('2026-03-01T12:00:00Z');

onDatabase((database) => {
  let demo: Demo;
  let context: DemoContext;
  let now = noon;

  beforeAll(async () => {
    demo = await startParticipation({ ...(await database.fresh()), now: () => now });
    context = taskContext(demo, { now: () => now });
  });
  afterAll(() => demo?.close());
  beforeEach(async () => {
    now = noon;
    await forgetSent(demo);
  });

  const stored = (id: string, range = 'bytes=0-') =>
    signedUrl(context, { method: 'GET', key: `ugc/${id}` }).then((url) => fetch(url, { headers: { range } }));

  test('API-32 API-34 a file of three parts arrives byte for byte', async () => {
    const who = new Visitor(demo.app);
    const bytes = webm(2 * partSize + 7);
    const { id, parts, answer } = await upload(who, bytes, { type: 'video' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    const lastPart = bytes.subarray(2 * partSize);
    expect(parts[2]).toEqual({
      partNumber: 3,
      etag: `"${createHash('md5').update(lastPart).digest('hex')}"`,
    });
    const whole = Buffer.from(await (await stored(id)).arrayBuffer());
    expect(whole.equals(bytes)).toBe(true);
  });

  test('W-18 serves a sent file in ranges, and never as a page', async () => {
    const { id } = await upload(new Visitor(demo.app), png);
    const answer = await stored(id, 'bytes=1-3');
    expect([answer.status, await answer.text()]).toEqual([206, 'PNG']);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const unsigned = await fetch(`${demo.url}/store/participacio/ugc/${id}`);
    expect([unsigned.status, await unsigned.text()]).toEqual([403, expect.stringContaining('AccessDenied')]);
  });

  test('API-34 W-18 an address holds for its length and its time, and a fresh one goes on', async () => {
    const who = new Visitor(demo.app);
    const { id, uploadId } = await begin(who);
    const { uploadUrl } = (await sign(who, { id, uploadId }, 1, png.length)).json().response;
    expect((await fetch(uploadUrl, { method: 'PUT', body: 'longer than what was signed' })).status).toBe(403);
    now = new Date(noon.getTime() + 901_000);
    expect((await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(png) })).status).toBe(403);
    const part = await put(who, { id, uploadId }, 1, png);
    expect((await complete(who, id, { uploadId, parts: [part] })).statusCode).toBe(200);
  });

  test('API-36 completing again succeeds, since the first answer may have got lost', async () => {
    const who = new Visitor(demo.app);
    const { id, uploadId, parts } = await upload(who, png);
    expect((await complete(who, id, { uploadId, parts })).statusCode).toBe(200);
  });

  test('API-36 a wrong ETag does not complete, and the right one does afterwards', async () => {
    const who = new Visitor(demo.app);
    const { id, uploadId } = await begin(who);
    const part = await put(who, { id, uploadId }, 1, png);
    const wrong = { uploadId, parts: [{ ...part, etag: '"00"' }] };
    expect((await complete(who, id, wrong)).statusCode).toBe(503);
    expect((await complete(who, id, { uploadId, parts: [part] })).statusCode).toBe(200);
  });

  test.each([
    ['html named as a picture', Buffer.from('<script>alert(1)</script>')],
    ['a video named as a picture', Buffer.from('\0\0\0\x18ftypmp42', 'latin1')],
    ['a sound in the container of a picture', Buffer.from('RIFF\0\0\0\0WAVE', 'latin1')],
  ])('W-18 refuses %s by its bytes', async (_what, bytes) => {
    const who = new Visitor(demo.app);
    const { id, answer } = await upload(who, bytes);
    expect(answer.json()).toMatchObject({ errorCode: 'INVALID_FIELDS', errors: [{ errorMessage: 'file' }] });
    expect((await post(who, { type: 'text_image', uploadFileId: id })).statusCode).toBe(400);
  });

  test('UGC-30 takes a picture of 8 192 000 bytes and not one of a byte more', async () => {
    const who = new Visitor(demo.app);
    const picture = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);
    expect((await upload(who, picture(8_192_000))).answer.statusCode).toBe(200);
    const begun = await begin(who);
    expect((await sign(who, begun, 1, 8_192_001)).json().errors).toEqual([
      { errorCode: 'INVALID_FIELD', errorMessage: 'contentLength' },
    ]);
  });

  test('API-37 W-18 only the browser that began a file goes on with it or gives it up', async () => {
    const who = new Visitor(demo.app);
    const other = new Visitor(demo.app);
    const { id, uploadId } = await begin(who);
    await begin(other);
    const part = await put(who, { id, uploadId }, 1, png);
    expect((await sign(other, { id, uploadId }, 1, 5)).statusCode).toBe(404);
    expect((await complete(other, id, { uploadId, parts: [part] })).statusCode).toBe(404);
    expect((await abort(other, id, uploadId)).statusCode).toBe(404);
    expect((await abort(new Visitor(demo.app), id, uploadId)).statusCode).toBe(404);
    expect((await abort(who, id, 'another-upload')).statusCode).toBe(404);
    expect((await sign(who, { id, uploadId }, 1, 5)).statusCode).toBe(200);
    expect((await abort(who, id, uploadId)).statusCode).toBe(200);
    expect((await sign(who, { id, uploadId }, 1, 5)).statusCode).toBe(404);
  });

  test('W-18 a file that is not sent within a day is removed from the store', async () => {
    const who = new Visitor(demo.app);
    const { id } = await upload(who, png);
    const sent = await upload(who, png);
    await post(who, { type: 'text_image', uploadFileId: sent.id });
    now = new Date(noon.getTime() + day - 1);
    expect(await sweepUploads(context)).toBe(0);
    now = new Date(noon.getTime() + day);
    expect(await sweepUploads(context)).toBe(1);
    expect((await stored(id)).status).toBe(404);
    expect((await stored(sent.id)).status).toBe(206);
  });

  // with a single connection the two calls cannot overlap
  test.runIf(database.isShared)('W-18 a file whose text comes while the sweep is at it stays', async () => {
    const who = new Visitor(demo.app);
    const { id } = await upload(who, png);
    now = new Date(noon.getTime() + day);
    const attach = () =>
      demo.db.updateTable('uploads').set({ state: 'attached' }).where('id', '=', id).execute();
    // as soon as the sweep has read the due files
    const db = demo.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await attach();
        return result;
      },
    });
    expect(await sweepUploads({ ...context, db })).toBe(0);
    expect((await stored(id)).status).toBe(206);
    expect(await demo.db.selectFrom('uploads').select('state').execute()).toEqual([{ state: 'attached' }]);
  });

  test('W-18 ENT-13 another account of the same browser neither goes on with a file nor sends it', async () => {
    const who = await new Visitor(demo.app).logIn('7');
    const { id, uploadId, parts } = await upload(who, png);
    const withFile = { type: 'text_image', uploadFileId: id };
    for (const enter of [() => who.logIn('8'), () => who.post('/api/front/user/logout')]) {
      await enter();
      expect((await complete(who, id, { uploadId, parts })).statusCode).toBe(404);
      expect((await post(who, withFile)).json().errors).toMatchObject([{ errorMessage: 'uploadFileId' }]);
    }
    await who.logIn('7');
    expect((await post(who, withFile)).statusCode).toBe(200);
  });

  test('API-36 of two calls to complete at once both succeed, and the file is whole', async () => {
    const who = new Visitor(demo.app);
    const { id, uploadId } = await begin(who, { type: 'video' });
    const bytes = webm(8_000_000);
    const parts = [
      await put(who, { id, uploadId }, 1, bytes.subarray(0, 5_000_000)),
      await put(who, { id, uploadId }, 2, bytes.subarray(5_000_000)),
    ];
    const both = [1, 2].map(() => complete(who, id, { uploadId, parts }));
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(Buffer.from(await (await stored(id)).arrayBuffer()).equals(bytes)).toBe(true);
    const middle = await (await stored(id, 'bytes=4999998-5000001')).arrayBuffer();
    expect(Buffer.from(middle).equals(bytes.subarray(4_999_998, 5_000_002))).toBe(true);
  });

  test('API-36 completes where readers come by an address that the server itself cannot reach', async () => {
    const options = { ...(await database.fresh()), catalogue: false, captcha: false };
    const publicUrl = 'https://demo.invalid';
    const behind = await startSite({ ...options, now: () => now, publicUrl, demo: true });
    try {
      knowHost(behind.app, publicUrl);
      const who = new Visitor(behind.app);
      const { id, uploadUrl } = (await init(who)).json().response;
      // what a proxy does
      const pass = async (method: 'POST' | 'PUT', address: string, payload?: Buffer) => {
        const url = behind.url + address.slice(publicUrl.length);
        const call = request(url, { method, headers: { host: 'demo.invalid', 'content-type': 'image/png' } });
        const [answer] = (await once(call.end(payload), 'response')) as [IncomingMessage];
        return { body: await text(answer), headers: answer.headers };
      };
      const begun = await pass('POST', uploadUrl);
      const uploadId = /<UploadId>(.+)<\/UploadId>/.exec(begun.body)?.[1] ?? '';
      const part = (await sign(who, { id, uploadId }, 1, png.length)).json().response;
      const { etag = '' } = (await pass('PUT', part.uploadUrl, png)).headers;
      const answer = await complete(who, id, { uploadId, parts: [{ etag, partNumber: 1 }] });
      expect(answer.statusCode).toBe(200);
    } finally {
      await behind.close();
    }
  });

  test('W-18 a network without an account begins twenty files in a day', async () => {
    for (let count = 0; count < 20; count++) expect((await init(new Visitor(demo.app))).statusCode).toBe(200);
    expect((await init(new Visitor(demo.app))).statusCode).toBe(429);
    now = new Date(noon.getTime() + day);
    expect((await init(new Visitor(demo.app))).statusCode).toBe(200);
  });

  test('API-31 ENT-13 stores a participation, and accepts its file once', async () => {
    const who = new Visitor(demo.app);
    const { id } = await upload(who, png);
    const video = await post(who, { type: 'text_video', uploadFileId: id });
    expect(video.json().errors).toEqual([{ errorCode: 'INVALID_FIELD', errorMessage: 'uploadFileId' }]);
    expect((await post(new Visitor(demo.app), { type: 'text_image', uploadFileId: id })).statusCode).toBe(
      400,
    );
    expect((await post(who, { type: 'text_image', uploadFileId: id })).json()).toEqual({ response: {} });
    // another text with the same file is not a second participation (UGC-25), and the file is not a video
    expect((await post(who, { type: 'text_video', uploadFileId: id, text: 'Dos' })).statusCode).toBe(400);
    const { text: sent, name } = fields;
    expect(await demo.db.selectFrom('participations').selectAll().execute()).toMatchObject([
      {
        ugc_id: '2',
        type: 'text_image',
        name,
        email: 'vicent@example.cat',
        text: sent,
        file_id: id,
        user_id: null,
      },
    ]);
  });

  test('API-31 VAL-30 names every field that is missing', async () => {
    const answer = await new Visitor(demo.app).post('/api/front/ugc/2/postParticipation', {
      payload: { type: 'text' },
    });
    expect(
      answer
        .json()
        .errors.map(({ errorMessage }: { errorMessage: string }) => errorMessage)
        .sort(),
    ).toEqual(['checkPrivacyPolicy', 'email', 'name', 'text']);
  });

  test('UGC-29 ROLE-02 needs a login where anonymous visitors may not send, and never takes a child’s', async () => {
    const closed = '/api/front/ugc/1';
    const anonymous = new Visitor(demo.app);
    expect((await post(anonymous, {}, closed)).json().errorCode).toBe('LOGIN_REQUIRED');
    expect((await init(anonymous, { path: closed })).json().errorCode).toBe('LOGIN_REQUIRED');
    expect((await post(await new Visitor(demo.app).logIn('7'), {}, closed)).statusCode).toBe(200);
    const child = await demo.db
      .selectFrom('users')
      .select('id')
      .where('type', '=', 'laCollaMember')
      .executeTakeFirstOrThrow();
    const who = await new Visitor(demo.app).logIn(String(child.id));
    expect((await post(who)).json().errorCode).toBe('ADULT_REQUIRED');
    expect((await init(who)).json().errorCode).toBe('ADULT_REQUIRED');
    expect((await post(anonymous, {}, '/api/front/ugc/99')).statusCode).toBe(404);
  });
});
