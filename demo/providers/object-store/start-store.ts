import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { ObjectStoreClient } from '../../config/object-store.ts';
import { storeRoutes } from './store-routes.ts';
import { StoredFiles } from './stored-files.ts';

interface Options {
  /** Origins of the pages that may upload to this store. */
  origins?: string[];
  now?: () => Date;
}

/**
 * Starts the demo's store at a separate origin, like any other S3 store: for the tests of the variables `S3_…`.
 * Closing deletes its files.
 */
export async function startStore({
  origins = [],
  now = () => new Date(),
}: Options = {}): Promise<ObjectStoreClient & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ap-other-store-'));
  const key = { accessKey: 'another', secretKey: 'a secret of another house' };
  const bucket = 'public';
  const app = Fastify({ forceCloseConnections: true });
  const store = { bucket, files: new StoredFiles(folder), signingKey: async () => key, now, origins };
  await app.register(async (scope) => storeRoutes(scope, store), { prefix: `/${bucket}` });
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { endpoint, bucket, region: 'us-east-1', addressing: 'path', ...key, close };
}
