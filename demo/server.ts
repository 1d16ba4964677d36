import type { FastifyInstance } from 'fastify';
import { cms } from './cms/plugin.ts';
import type { DemoOptions } from './config.ts';
import { closeOnSignal } from './http/close-on-signal.ts';
import { createApp, type Demo, type Pages, startServer } from './http/start-server.ts';
import { adServer } from './providers/ad-server/plugin.ts';
import { inbox } from './providers/inbox/plugin.ts';
import { objectStore } from './providers/object-store/plugin.ts';
import { scanner } from './providers/scanner/plugin.ts';
import { socialProvider } from './providers/social-networks/plugin.ts';
import { videoProvider } from './providers/video/plugin.ts';
import { documentation } from './showroom/documentation.ts';
import { showroom } from './showroom/plugin.ts';

const pages: Pages = async (app, { config, db, mailer }) => {
  // without the received prefix, which would be added twice
  const context = { config, db, mailer };
  await app.register(cms, context);
  await app.register(videoProvider, context);
  if (!config.objectStore) await app.register(objectStore, context);
  await app.register(adServer, context);
  if (!config.scanner && !config.production) await app.register(scanner, context);
  if (config.demo) await app.register(socialProvider, context);
  if (config.demo && config.smtpUrl === undefined) await app.register(inbox, context);
  if (config.showroom) {
    await app.register(showroom, context);
    await app.register(documentation, context);
  }
};

/**
 * Starts the whole demo: API, bundle, pages and, in demo mode, the showroom. Options take precedence over the
 * environment. For a test: `startDemo({ port: 0, dataDir: 'memory' })`.
 * @throws Error with a readable message when the configuration, the folder or the port cannot be used.
 */
export const startDemo = (options: DemoOptions = {}): Promise<Demo> => startServer(options, pages);

/** Creates the demo on an open database, for `npm run dev`, which creates it again after each change. */
export const createDemo = (context: Parameters<typeof createApp>[0]): Promise<FastifyInstance> =>
  createApp(context, pages);

export { openSeeded } from './http/start-server.ts';

if (import.meta.main)
  try {
    const starting = startDemo();
    closeOnSignal(starting);
    console.log((await starting).url);
  } catch (error) {
    // the messages are readable: no stack trace is needed
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
