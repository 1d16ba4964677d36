import { readFileSync } from 'node:fs';
import {
  type CORSConfiguration,
  CreateBucketCommand,
  GetBucketLifecycleConfigurationCommand,
  type LifecycleRule,
  ListMultipartUploadsCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoContext } from '../../demo/api/context.ts';
import { signedUrl } from '../../demo/api/participation/store-client.ts';
import { sweepUploads } from '../../demo/api/participation/sweep-uploads.ts';
import { keyOf } from '../../demo/api/participation/uploads.ts';
import type { ObjectStoreClient } from '../../demo/config/object-store.ts';
import type { Demo } from '../../demo/http/start-server.ts';
import { askRaw } from '../../demo/testing/ask-raw.ts';
import { ownDatabase } from '../../demo/testing/databases.ts';
import { startParticipation, taskContext } from '../../demo/testing/own-participation.ts';
import {
  abort,
  begin,
  complete,
  init,
  partSize,
  png,
  put,
  sign,
  upload,
  webm,
} from '../../demo/testing/participant.ts';
import { Visitor } from '../../demo/testing/visitor.ts';
import { type Ceph, cephDomain, missingCeph, startCeph } from '../support/ceph.ts';

const page = 'https://www.example.cat';
const bucket = 'uploads';

/** Rules as the documentation tells operators to set them. */
const [cors, lifecycle] = [
  ...readFileSync(new URL('../../docs/services/object-store.md', import.meta.url), 'utf8').matchAll(
    /```json\n([\s\S]*?)```/g,
  ),
].map(([, json = '']) => JSON.parse(json)) as [CORSConfiguration, { Rules: LifecycleRule[] }];

if (missingCeph.length > 0)
  console.warn(`No object store was tested: this machine lacks ${missingCeph.join(', ')}.`);

describe.skipIf(missingCeph.length > 0)('Ceph as the object store', () => {
  let ceph: Ceph;
  let demo: Demo;
  let context: DemoContext;
  let admin: S3Client;
  const client = (addressing: ObjectStoreClient['addressing']) => {
    const { stop, ...store } = ceph;
    return { ...store, bucket, addressing };
  };

  beforeAll(async () => {
    ceph = await startCeph();
    admin = new S3Client({
      endpoint: ceph.endpoint,
      region: ceph.region,
      forcePathStyle: true,
      credentials: { accessKeyId: ceph.accessKey, secretAccessKey: ceph.secretKey },
    });
    await admin.send(new CreateBucketCommand({ Bucket: bucket }));
    await admin.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: cors }));
    await admin.send(
      new PutBucketLifecycleConfigurationCommand({ Bucket: bucket, LifecycleConfiguration: lifecycle }),
    );
    const objectStore = client('path');
    demo = await startParticipation({ ...(await ownDatabase()), objectStore });
    context = taskContext(demo, { objectStore });
  }, 120_000);
  afterAll(async () => {
    await demo?.close();
    admin?.destroy();
    await ceph?.stop();
  });

  const stored = async (id: string) => fetch(await signedUrl(context, { method: 'GET', key: keyOf(id) }));
  const unfinished = async () =>
    (await admin.send(new ListMultipartUploadsCommand({ Bucket: bucket }))).Uploads ?? [];

  test('API-33 API-36 a video of two parts arrives whole', async () => {
    const bytes = webm(partSize + 9);
    const { id, answer } = await upload(new Visitor(demo.app), bytes, { type: 'video' });
    expect(answer.statusCode).toBe(200);
    expect(Buffer.from(await (await stored(id)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('API-36 completing a file again succeeds again', async () => {
    const who = new Visitor(demo.app);
    const { id, uploadId, parts, answer } = await upload(who, png);
    expect(answer.statusCode).toBe(200);
    expect((await complete(who, id, { uploadId, parts })).statusCode).toBe(200);
  });

  test('API-35 a part that comes again replaces the one before', async () => {
    const who = new Visitor(demo.app);
    const file = await begin(who);
    await put(who, file, 1, Buffer.concat([png, Buffer.from('one')]));
    const parts = [await put(who, file, 1, Buffer.concat([png, Buffer.from('two')]))];
    expect((await complete(who, file.id, { uploadId: file.uploadId, parts })).statusCode).toBe(200);
    expect(await (await stored(file.id)).text()).toContain('two');
  });

  test('W-18 an address is no other key’s, part’s, bucket’s, time’s or length’s', async () => {
    const who = new Visitor(demo.app);
    const file = await begin(who);
    const { uploadUrl } = (await sign(who, file, 1, png.length)).json().response;
    const send = (url: string, body = new Uint8Array(png)) => fetch(url, { method: 'PUT', body });
    for (const [from, to] of [
      ['partNumber=1', 'partNumber=2'],
      [file.id, 'another'],
      [`/${bucket}/`, '/private/'],
      ['X-Amz-Expires=900', 'X-Amz-Expires=9000'],
    ] as const) {
      const forged = uploadUrl.replace(from, to);
      expect(forged).not.toBe(uploadUrl);
      expect([403, 404], to).toContain((await send(forged)).status);
    }
    expect((await send(uploadUrl, new Uint8Array([...png, 0]))).status).toBe(403);
    expect((await send(uploadUrl)).status).toBe(200);
  });

  test('UGC-21 refuses an address that has expired', async () => {
    const before = new Date(Date.now() - 16 * 60_000);
    const then = { ...context, config: { ...context.config, now: () => before } };
    const expired = await signedUrl(then, { method: 'POST', key: 'ugc/late', query: { uploads: '' } });
    expect((await fetch(expired, { method: 'POST' })).status).toBe(403);
  });

  test('API-35 the documented CORS rules let only the page send, and read the ETag', async () => {
    const who = new Visitor(demo.app);
    const file = await begin(who);
    const { uploadUrl } = (await sign(who, file, 1, png.length)).json().response;
    for (const [origin, allowed] of [
      [page, page],
      ['https://evil.example', null],
    ] as const) {
      const preflight = { origin, 'access-control-request-method': 'PUT' };
      const asked = await fetch(uploadUrl, { method: 'OPTIONS', headers: preflight });
      expect(asked.headers.get('access-control-allow-origin')).toBe(allowed);
      const sent = await fetch(uploadUrl, {
        method: 'PUT',
        headers: { origin },
        body: new Uint8Array(png),
      });
      expect(sent.headers.get('access-control-allow-origin')).toBe(allowed);
      if (allowed) expect(sent.headers.get('access-control-expose-headers')?.toLowerCase()).toBe('etag');
    }
  });

  test('W-18 keeps the documented lifecycle rules', async () => {
    const { Rules = [] } = await admin.send(new GetBucketLifecycleConfigurationCommand({ Bucket: bucket }));
    const byId = (one: LifecycleRule, other: LifecycleRule) => `${one.ID}`.localeCompare(`${other.ID}`);
    expect(Rules.sort(byId)).toMatchObject(lifecycle.Rules.sort(byId));
  });

  test('W-18 a cancelled file leaves neither parts nor an object', async () => {
    const who = new Visitor(demo.app);
    const done = await upload(who, png);
    const file = await begin(who);
    await put(who, file, 1, png);
    await abort(who, file.id, file.uploadId);
    await demo.db
      .updateTable('uploads')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await sweepUploads(context)).toBeGreaterThanOrEqual(2);
    expect((await stored(done.id)).status).toBe(404);
    expect((await unfinished()).map(({ Key }) => Key)).not.toContain(keyOf(file.id));
  });

  test('UGC-18 accepts addresses with the bucket in the host', async () => {
    const endpoint = `http://${cephDomain}:${new URL(ceph.endpoint).port}`;
    const config = { ...context.config, objectStore: { ...client('host'), endpoint } };
    const send = async (call: Parameters<typeof signedUrl>[1], body?: string) => {
      const { host, pathname, search } = new URL(await signedUrl({ ...context, config }, call));
      expect(host).toMatch(/^uploads\.s3\.test:/);
      const headers = { host, 'content-length': String(body?.length ?? 0) };
      const { method } = call;
      return askRaw(ceph.endpoint, pathname + search, { method, headers, ...(body && { body }) });
    };
    const key = 'ugc/of-the-host';
    const begun = await send({ method: 'POST', key, query: { uploads: '' } });
    const [, uploadId = ''] = /<UploadId>(.+)<\/UploadId>/.exec(await begun.text()) ?? [];
    const query = { partNumber: '1', uploadId };
    const sent = await send({ method: 'PUT', key, query, contentLength: 3 }, 'two');
    expect(sent.status).toBe(200);
    expect((await send({ method: 'DELETE', key, query: { uploadId } })).status).toBe(204);
  });

  test('API-32 begins no file for a key of another house', async () => {
    const { uploadUrl } = (await init(new Visitor(demo.app))).json().response;
    const forged = uploadUrl.replace('Credential=ap', 'Credential=nobody');
    expect((await fetch(forged, { method: 'POST' })).status).toBe(403);
  });
});
