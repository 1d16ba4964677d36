import { vi } from 'vitest';
import type { DemoOptions } from '../config.ts';
import type { Demo } from '../http/start-server.ts';
import { startDemo } from '../server.ts';
import { ownDatabase } from './databases.ts';

// Starting a database is slow on a busy machine, and no test here measures time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Starts the whole demo, with its pages, silent, on any free port, on a new database by default. */
export async function startSite(options: DemoOptions = {}): Promise<Demo> {
  const database = options.dataDir || options.databaseUrl ? {} : await ownDatabase();
  return startDemo({ port: 0, logLevel: 'silent', ...database, ...options });
}
