import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, test } from 'vitest';
import { type BucketAddressing, readObjectStore } from '../../config/object-store.ts';
import { startStore } from '../../providers/object-store/start-store.ts';
import type { DemoContext } from '../context.ts';
import { signedUrl } from './store-client.ts';

const signedAt = new Date('2026-03-01T12:00:00Z');
const target = { Bucket: 'uploads', Key: 'ugc/0b5c-1' };
const part = { ...target, PartNumber: 7, UploadId: '2~a b+c/d=', ContentLength: 10 };

type Call = Omit<Parameters<typeof signedUrl>[1], 'key'> & { key?: string };

const options = { expiresIn: 900, signingDate: signedAt };

/** Calls of the server and the browser: ours, and those of the AWS SDK. */
const calls: [name: string, presign: (own: S3Client) => Promise<string>, call: Call][] = [
  [
    'begin',
    (own) => getSignedUrl(own, new CreateMultipartUploadCommand(target), options),
    { method: 'POST', query: { uploads: '' } },
  ],
  [
    'part',
    (own) => getSignedUrl(own, new UploadPartCommand(part), options),
    { method: 'PUT', contentLength: 10, query: { partNumber: '7', uploadId: part.UploadId } },
  ],
  [
    'list',
    (own) =>
      getSignedUrl(own, new ListMultipartUploadsCommand({ Bucket: 'uploads', Prefix: target.Key }), options),
    { method: 'GET', key: '', query: { uploads: '', prefix: target.Key } },
  ],
  ['read', (own) => getSignedUrl(own, new GetObjectCommand(target), options), { method: 'GET' }],
  ['remove', (own) => getSignedUrl(own, new DeleteObjectCommand(target), options), { method: 'DELETE' }],
];

const client = (addressing: BucketAddressing, more: object = {}) =>
  new S3Client({
    endpoint: 'https://s3.example.cat',
    region: 'eu-south-2',
    forcePathStyle: addressing === 'path',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret/+' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...more,
  });

const context = (addressing: BucketAddressing) => {
  const objectStore = readObjectStore({
    S3_ENDPOINT: 'https://s3.example.cat',
    S3_BUCKET: 'uploads',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret/+',
    S3_REGION: 'eu-south-2',
    S3_ADDRESSING: addressing,
  });
  return { config: { objectStore, now: () => signedAt } } as DemoContext;
};

/** Parameters that the SDK adds for its own use; they are signed, so ours must have them for the comparison. */
function sdkParameters(address: string): Record<string, string> {
  const { searchParams } = new URL(address);
  return Object.fromEntries(
    ['X-Amz-Content-Sha256', 'x-id'].flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

const partsOf = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address);
  return { origin, pathname, query: [...searchParams].sort() };
};

test.each(
  (['path', 'host'] as const).flatMap((addressing) => calls.map((one) => [addressing, ...one] as const)),
)(
  'API-35 with the bucket in the %s, our address to %s is that of the AWS SDK',
  async (addressing, _name, presign, { key = target.Key, ...call }) => {
    const theirs = await presign(client(addressing));
    const query = { ...call.query, ...sdkParameters(theirs) };
    const ours = await signedUrl(context(addressing), { ...call, key, query });
    expect(partsOf(ours)).toEqual(partsOf(theirs));
  },
);

test('API-35 our address of a part has no checksum, which the SDK computes of an empty body', async () => {
  const theirs = await getSignedUrl(
    client('path', { requestChecksumCalculation: 'WHEN_SUPPORTED' }),
    new UploadPartCommand(part),
  );
  expect(new URL(theirs).searchParams.get('x-amz-checksum-crc32')).toBe('AAAAAA==');
  const query = { partNumber: '7', uploadId: part.UploadId };
  const ours = await signedUrl(context('path'), { method: 'PUT', key: target.Key, contentLength: 10, query });
  expect(ours.toLowerCase()).not.toContain('checksum');
});

test('API-35 the demo’s own store accepts an address of the AWS SDK for its bytes only', async () => {
  const { close, endpoint, bucket, accessKey, secretKey } = await startStore();
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const own = client('path', { endpoint, credentials });
  const object = { Bucket: bucket, Key: target.Key };
  const begin = await getSignedUrl(own, new CreateMultipartUploadCommand(object));
  const xml = await (await fetch(begin, { method: 'POST' })).text();
  const [, uploadId = ''] = /<UploadId>(.+)<\/UploadId>/.exec(xml) ?? [];
  const sent = await getSignedUrl(
    own,
    new UploadPartCommand({ ...object, PartNumber: 1, UploadId: uploadId, ContentLength: 3 }),
  );
  expect((await fetch(sent, { method: 'PUT', body: 'four' })).status).toBe(403);
  expect((await fetch(sent, { method: 'PUT', body: 'two' })).headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  await close();
});
