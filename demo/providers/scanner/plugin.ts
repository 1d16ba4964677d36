import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../../api/context.ts';
import { startScanServer } from './scan-server.ts';

/** The demo's own scanner, on a free port of this machine, if no other is configured. */
export async function scanner(app: FastifyInstance, { config }: Pick<DemoContext, 'config'>): Promise<void> {
  const server = await startScanServer();
  config.ownScanner = server;
  app.addHook('onClose', () => server.close());
}
