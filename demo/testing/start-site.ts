import type { DemoOptions } from '../config.ts';
import type { Demo } from '../http/start-server.ts';
import { startDemo } from '../server.ts';
import { ownDatabase } from './databases.ts';

/** Starts the whole demo, with its pages, silent, on any free port, on a new database by default. */
export async function startSite(options: DemoOptions = {}): Promise<Demo> {
  const database = options.dataDir || options.databaseUrl ? {} : await ownDatabase();
  return startDemo({ port: 0, logLevel: 'silent', ...database, ...options });
}
