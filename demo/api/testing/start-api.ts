import type { DemoOptions } from '../../config.ts';
import { type Demo, startServer } from '../../http/start-server.ts';

/** The server without pages, silent, on any free port; in memory unless the options say otherwise. */
export function startApi(options: DemoOptions = {}): Promise<Demo> {
  return startServer({ port: 0, dataDir: 'memory', logLevel: 'silent', ...options }, async () => {});
}
