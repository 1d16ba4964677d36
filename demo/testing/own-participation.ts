import type { DemoContext } from '../api/context.ts';
import { type DemoConfig, type DemoOptions, readConfig } from '../config.ts';
import type { Demo } from '../http/start-server.ts';
import { startSite } from './start-site.ts';

/** Starts the demo with its store: silent, without contents, and without a captcha unless the options say so. */
export const startParticipation = (options: DemoOptions): Promise<Demo> =>
  startSite({ catalogue: false, captcha: false, ...options });

/** Removes everything that visitors have sent, and the counts of their calls. */
export async function forgetSent({ db }: Demo): Promise<void> {
  for (const table of ['participations', 'uploads', 'throttles'] as const)
    await db.deleteFrom(table).execute();
}

/** Creates the context of a task that a test runs directly, on a started server. */
export function taskContext({ db, url }: Demo, options: Partial<DemoConfig>): DemoContext {
  return { config: readConfig({}, { publicUrl: new URL(url).origin, ...options }), db } as DemoContext;
}

/**
 * Address at which no scanner answers, so that each test decides when a file is scanned. No program listens on this
 * port, whereas one that has just been closed may be given to another test.
 */
export const goneScanner: DemoConfig['scanner'] = { host: '127.0.0.1', port: 1 };
