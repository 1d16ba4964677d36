import { vi } from 'vitest';
import type { DemoOptions } from '../config.ts';
import { type Demo, startServer } from '../http/start-server.ts';
import { ownDatabase } from './databases.ts';
import { knowHost } from './hosts.ts';

// Starting a database is work, and on a busy machine it takes its time; no test here is about time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The server without pages and catalogue, silent, on any free port, on a database of its own unless the options name one. */
export async function startApi(options: DemoOptions = {}): Promise<Demo> {
  const database = options.dataDir || options.databaseUrl ? {} : await ownDatabase();
  const needed: DemoOptions = options.production
    ? {
        pinPepper: 'of the tests, and of no other server',
        smtpUrl: 'smtp://mail.invalid',
        publicUrl: 'https://demo.example.cat',
        contactEmail: 'ajuda@example.cat',
      }
    : { demo: true };
  const demo = await startServer(
    { port: 0, logLevel: 'silent', catalogue: false, ...database, ...needed, ...options },
    async () => {},
  );
  knowHost(demo.app, options.publicUrl ?? needed.publicUrl);
  return demo;
}
