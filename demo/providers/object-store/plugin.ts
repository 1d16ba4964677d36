import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../../api/context.ts';
import { embeddedBucket, storeOf } from '../../api/participation/store-client.ts';
import { storeRoutes } from './store-routes.ts';
import { StoredFiles } from './stored-files.ts';

/** The demo's object store, at `/store`, with its files in DATA_DIR. */
export async function objectStore(
  app: FastifyInstance,
  { config, db }: Pick<DemoContext, 'config' | 'db'>,
): Promise<void> {
  const isPassing = config.dataDir === 'memory';
  const folder = isPassing ? await mkdtemp(join(tmpdir(), 'ap-store-')) : join(config.dataDir, 'store');
  if (isPassing) app.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
  const store = {
    bucket: embeddedBucket,
    files: new StoredFiles(folder),
    signingKey: () => storeOf({ config, db }),
    now: config.now,
  };
  await app.register(async (scope) => storeRoutes(scope, store), { prefix: `/store/${embeddedBucket}` });
}
