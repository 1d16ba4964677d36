import type { DemoOptions } from '../config.ts';
import { type Demo, type Pages, startServer } from '../http/start-server.ts';
import { ownDatabase } from './databases.ts';
import { knowHost } from './hosts.ts';

/**
 * Starts the server without catalogue, silent, on any free port, on a new database by default.
 * @param pages the test's own; none by default
 */
export async function startApi(options: DemoOptions = {}, pages: Pages = async () => {}): Promise<Demo> {
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
    pages,
  );
  knowHost(demo.app, options.publicUrl ?? needed.publicUrl);
  return demo;
}
