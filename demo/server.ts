import { cms } from './cms/plugin.ts';
import type { DemoOptions } from './config.ts';
import { closeOnSignal } from './http/close-on-signal.ts';
import { type Demo, startServer } from './http/start-server.ts';
import { inbox } from './inbox/plugin.ts';
import { showroom } from './showroom/plugin.ts';
import { socialProvider } from './social-provider/plugin.ts';

/**
 * Starts the whole demo: API, bundle, pages and, outside production, the showroom.
 * Options win over the environment. For a test: `startDemo({ port: 0, dataDir: 'memory' })`.
 * @throws Error with a message for people when the configuration, the folder or the port cannot be used.
 */
export function startDemo(options: DemoOptions = {}): Promise<Demo> {
  return startServer(options, async (app, { config, db, mailer }) => {
    // not all that was handed over: the prefix in it would count twice
    const context = { config, db, mailer };
    await app.register(cms, context);
    if (!config.production) await app.register(socialProvider, context);
    if (config.smtpUrl === undefined) await app.register(inbox, context);
    if (config.showroom) await app.register(showroom, context);
  });
}

if (import.meta.main) {
  const demo = await startDemo();
  closeOnSignal(demo);
  console.log(demo.url);
}
