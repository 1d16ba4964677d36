import { vi } from 'vitest';
import type { DemoOptions } from '../config.ts';
import { type Demo, startServer } from '../http/start-server.ts';
import { ownDatabase } from './databases.ts';

// Starting a database is work, and on a busy machine it takes its time; no test here is about time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The server without pages and catalogue, silent, on any free port, on a database of its own unless the options name one. */
export async function startApi(options: DemoOptions = {}): Promise<Demo> {
  const database = options.dataDir || options.databaseUrl ? {} : await ownDatabase();
  const needed = options.production
    ? {
        pinPepper: 'of the tests, and of no other server',
        smtpUrl: 'smtp://mail.invalid',
        publicUrl: 'https://demo.example.cat',
      }
    : {};
  return startServer(
    { port: 0, logLevel: 'silent', catalogue: false, ...database, ...needed, ...options },
    async () => {},
  );
}
