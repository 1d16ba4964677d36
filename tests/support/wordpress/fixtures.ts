import { startDemo } from '../../../demo/server.ts';
import { test as base } from '../demo.ts';
import { debian } from './debian.ts';
import { type OneOrigin, oneOrigin } from './one-origin.ts';
import { type Site, startSite } from './site.ts';

interface WorkerFixtures {
  origin: OneOrigin;
  site: Site;
}

const system = debian();

/** Reason why WordPress cannot be tested; undefined if it can. */
export const missing = typeof system === 'string' ? system : undefined;

/** Fixtures of the journeys, with the demo as the back end of a WordPress site: `page` is on their common origin. */
export const test = base.extend<object, WorkerFixtures>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
    async ({}, use) => {
      const origin = await oneOrigin();
      await use(origin);
      await origin.close();
    },
    { scope: 'worker' },
  ],

  demo: [
    async ({ origin }, use) => {
      const demo = await startDemo({
        port: 0,
        dataDir: 'memory',
        logLevel: 'silent',
        showroom: false,
        publicUrl: origin.url,
        limits: { anonymousVotesPerMinute: 1000 },
      });
      origin.leadTo('demo', demo.url);
      await use({ ...demo, url: origin.url });
      await demo.close();
    },
    // the types of an override lack `auto` and `timeout`
    { scope: 'worker', auto: true, timeout: 180_000 } as { scope: 'worker' },
  ],

  site: [
    async ({ origin }, use) => {
      if (typeof system === 'string') throw new Error(system);
      const site = await startSite(system, origin.url);
      origin.leadTo('wordpress', site.url);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
