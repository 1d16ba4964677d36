import { AwsV4Signer } from 'aws4fetch';
import { expect, test } from 'vitest';
import { signatureProblem } from './check-signature.ts';

const key = { accessKey: 'demo', secretKey: 'a secret of the tests' };
const signedAt = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(signedAt.getTime() + seconds * 1000);

/** Signs with an independent library, so that the test checks the protocol and not our own code. */
async function signed(address: string, headers: Record<string, string> = {}) {
  const signer = new AwsV4Signer({
    method: 'PUT',
    url: `${address}&X-Amz-Expires=900`,
    headers,
    accessKeyId: key.accessKey,
    secretAccessKey: key.secretKey,
    service: 's3',
    region: 'us-east-1',
    datetime: '20260301T120000Z',
    signQuery: true,
    allHeaders: true,
  });
  return (await signer.sign()).url;
}

const address = 'http://store.example/bucket/ugc/1?partNumber=1&uploadId=a%20b%2Bc';

async function problem(change: {
  url?: (url: string) => string;
  headers?: object;
  method?: string;
  now?: Date;
}) {
  const url = (await signed(address, { 'content-length': '10' })).href;
  const call = {
    method: change.method ?? 'PUT',
    url: change.url?.(url) ?? url,
    headers: { host: 'store.example', 'content-length': '10', ...change.headers },
  };
  return signatureProblem(call, key, change.now ?? signedAt);
}

test('API-35 W-18 a presigned address is valid until its last second', async () => {
  expect(await problem({})).toBeUndefined();
  expect(await problem({ now: after(900) })).toBeUndefined();
  expect(await problem({ now: after(901) })).toBe('AccessDenied');
  expect(await problem({ now: after(-901) })).toBe('AccessDenied');
});

test.each([
  ['another method', { method: 'GET' }],
  ['another path', { url: (url: string) => url.replace('/ugc/1', '/ugc/2') }],
  ['another part', { url: (url: string) => url.replace('partNumber=1', 'partNumber=2') }],
  ['a longer time', { url: (url: string) => url.replace('Expires=900', 'Expires=901') }],
  ['one more parameter', { url: (url: string) => `${url}&uploads=` }],
  ['another length', { headers: { 'content-length': '11' } }],
  ['another host', { headers: { host: 'other.example' } }],
  ['a signature of nothing', { url: (url: string) => url.replace(/Signature=\w+/, 'Signature=00') }],
])('API-35 W-18 the signature does not hold for %s', async (_what, change) => {
  expect(await problem(change)).toBe('SignatureDoesNotMatch');
});

test('API-35 W-18 refuses an unsigned address and that of another key', async () => {
  expect(await problem({ url: (url) => url.split('?')[0] ?? '' })).toBe('AccessDenied');
  expect(await problem({ url: (url) => url.replace('Credential=demo', 'Credential=nobody') })).toBe(
    'InvalidAccessKeyId',
  );
});
