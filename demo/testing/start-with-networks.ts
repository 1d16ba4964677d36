import type { DemoOptions } from '../config.ts';
import type { Demo } from '../http/start-server.ts';
import { socialProvider } from '../providers/social-networks/plugin.ts';
import { startApi } from './start-api.ts';

/** Starts the API and the simulated networks, silent, on any free port, on a new database by default. */
export const startWithNetworks = (options: DemoOptions = {}): Promise<Demo> =>
  startApi(options, async (app, { config, db }) => {
    await app.register(socialProvider, { config, db });
  });
