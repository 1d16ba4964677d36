import { vi } from 'vitest';
import type { DemoOptions } from '../config.ts';
import { type Demo, startServer } from '../http/start-server.ts';
import { socialProvider } from '../providers/social-networks/plugin.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Starts the API and the simulated networks, silent, on any free port; by default in memory. */
export function startWithNetworks(options: DemoOptions = {}): Promise<Demo> {
  const quiet = { port: 0, dataDir: 'memory', logLevel: 'silent', demo: true, ...options } as const;
  return startServer(quiet, async (app, { config, db }) => {
    await app.register(socialProvider, { config, db });
  });
}
