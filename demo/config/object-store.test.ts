import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { bucketAddress, type ObjectStoreClient, readObjectStore } from './object-store.ts';

const four = {
  S3_ENDPOINT: 'https://s3.example.cat/',
  S3_BUCKET: 'uploads',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};
const read = (more: Record<string, string> = {}) =>
  readObjectStore({ ...four, ...more }) as ObjectStoreClient;

test('UGC-18 a store without further variables has the bucket in the path, in us-east-1', () => {
  expect(read()).toEqual({
    endpoint: 'https://s3.example.cat',
    bucket: 'uploads',
    accessKey: 'key',
    secretKey: 'secret',
    region: 'us-east-1',
    addressing: 'path',
  });
  expect(bucketAddress(read())).toBe('https://s3.example.cat/uploads');
  expect(readObjectStore({})).toBeUndefined();
});

test('UGC-18 S3_ADDRESSING=host puts the bucket into the host, and keeps the port', () => {
  expect(bucketAddress(read({ S3_ADDRESSING: 'host', S3_REGION: 'eu-south-2' }))).toBe(
    'https://uploads.s3.example.cat',
  );
  expect(bucketAddress(read({ S3_ADDRESSING: 'host', S3_ENDPOINT: 'http://s3.example.cat:9000' }))).toBe(
    'http://uploads.s3.example.cat:9000',
  );
});

test('W-18 pages may send to the host of the bucket', async () => {
  const app = Fastify();
  await securityHeaders(app, readConfig({}, { objectStore: read({ S3_ADDRESSING: 'host' }) }));
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  const rules = String(headers['content-security-policy']).split(';');
  expect(rules).toContain("connect-src 'self' https://uploads.s3.example.cat");
});

test.each([
  [{ S3_ENDPOINT: '' }, 'go together'],
  [{ S3_ENDPOINT: 's3.example.cat' }, 'S3_ENDPOINT'],
  [{ S3_REGION: 'eu south' }, 'S3_REGION'],
  [{ S3_ADDRESSING: 'dns' }, 'S3_ADDRESSING'],
  [{ S3_ADDRESSING: 'host', S3_BUCKET: 'uploads.example.cat' }, 'S3_BUCKET'],
  [{ S3_ADDRESSING: 'host', S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'IP address'],
  [{ S3_ADDRESSING: 'host', S3_ENDPOINT: 'http://[::1]:9000' }, 'IP address'],
])('UGC-18 stops the start with a message for %j', (more, message) => {
  expect(() => read(more)).toThrow(message);
});

test.each([
  'https://user@s3.example.cat',
  'https://:secret@s3.example.cat',
  'https://s3.example.cat?token=secret',
  'https://s3.example.cat/?',
  'https://s3.example.cat/#',
])('UGC-18 stops the start for the address %s, without repeating it', (endpoint) => {
  expect(() => read({ S3_ENDPOINT: endpoint })).toThrow(
    /^S3_ENDPOINT must look like https:\/\/s3.example.cat, without user, query or fragment$/,
  );
});

test('UGC-18 a region without a store is a mistake', () => {
  expect(() => readObjectStore({ S3_REGION: 'eu-south-2' })).toThrow('S3_ENDPOINT');
});
