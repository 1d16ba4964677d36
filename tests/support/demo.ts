/**
 * The fixtures of the journeys: a demo server for each worker, and a page that fails its test when anything goes wrong on it.
 *
 *   import { expect, test } from '../support/demo.ts';
 *   test('…', async ({ page, demo }) => { await page.goto('/enquestes/1'); … });
 */
import { test as base, expect, type Page } from '@playwright/test';
import { createPoll, type NewPoll } from '../../demo/api/polls/create-poll.ts';
import type { DemoOptions } from '../../demo/config.ts';
import { startDemo } from '../../demo/server.ts';
import { type OwnAccount, ownAccount } from '../../demo/testing/accounts.ts';
import { axeViolations } from './axe.ts';
import { delayResponses } from './pages/delay-responses.ts';
import { watchPage } from './pages/watch-page.ts';

export { expect };

export type Demo = Awaited<ReturnType<typeof startDemo>>;

export interface Options {
  /**
   * Failures that a test expects: console messages, page errors, requests or policy violations that match one of
   * these are allowed. `test.use({ allow: [/status of 500/] })`
   */
  allow: RegExp[];
}

interface TestFixtures extends Options {
  /**
   * Closes a service of one test when the page has been checked. Closed earlier, it would refuse what the page still
   * requests.
   */
  closeAtEnd<Service extends { close(): Promise<unknown> }>(service: Service): Service;
  /** Logs the page's visitor in as a seeded user. */
  loginAs(userId: string): Promise<void>;
  /** Starts a server of the test's own, beside that of the worker. */
  ownDemo(options?: DemoOptions): Promise<Demo>;
  /** Creates a validated account for one test: needed to change an account, or to count its mails. */
  freshAccount(): Promise<OwnAccount>;
  /** A poll of the test's own, so that no other test votes in it. */
  freshPoll(poll?: NewPoll): Promise<{ id: string; optionIds: string[] }>;
  /** Fails when axe finds a violation of WCAG 2.2 AA in the page, or in the part that the selector names. */
  axe(selector?: string): Promise<void>;
}

/** Fixtures that open a page as a given user. */
export interface Visit extends Pick<TestFixtures, 'loginAs'> {
  page: Page;
  demo: Demo;
}

/** Starts a server with sample data in memory. */
function startTestDemo(options: DemoOptions): Promise<Demo> {
  return startDemo({ port: 0, dataDir: 'memory', logLevel: 'silent', ...options });
}

interface WorkerFixtures {
  demo: Demo;
  /** Server options of a test file: `test.use({ server: { now } })`. */
  server: DemoOptions;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [{}, { option: true, scope: 'worker' }],

  demo: [
    async ({ server }, use) => {
      // the tests of a worker share the sample accounts
      const demo = await startTestDemo({ limits: { profileSavesPerHour: 1000 }, ...server });
      await use(demo);
      await demo.close();
    },
    { scope: 'worker', auto: true },
  ],

  allow: [[], { option: true }],

  baseURL: async ({ demo }, use) => use(demo.url),

  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
  closeAtEnd: async ({}, use) => {
    const services: { close(): Promise<unknown> }[] = [];
    await use((service) => {
      services.push(service);
      return service;
    });
    const closed = await Promise.allSettled(services.reverse().map((service) => service.close()));
    for (const one of closed) if (one.status === 'rejected') throw one.reason;
  },

  ownDemo: async ({ closeAtEnd }, use) =>
    use(async (options = {}) => closeAtEnd(await startTestDemo(options))),

  // depends on `closeAtEnd`, so that the page is checked before the services close
  page: async ({ page, demo, allow, closeAtEnd: _ }, use) => {
    const problems = await watchPage(page, new URL(demo.url).origin);
    await delayResponses(page);
    await use(page);
    const unexpected = problems.filter((problem) => !allow.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'nothing goes wrong on the page').toEqual([]);
  },

  loginAs: async ({ page, demo }, use) => {
    await use(async (userId) => {
      const answer = await page.request.post('/api/dev/session', {
        data: { userId },
        headers: { origin: new URL(demo.url).origin },
      });
      expect(answer.ok(), `logged in as ${userId}: ${answer.status()}`).toBe(true);
    });
  },

  freshAccount: async ({ demo }, use) => use(() => ownAccount(demo.db)),

  freshPoll: async ({ demo }, use) => use((poll) => createPoll(demo.db, poll)),

  axe: async ({ page }, use) => {
    await use(async (selector) => {
      // scrolls up, since content under the sticky header can still be reached
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await axeViolations(page, selector)).toEqual([]);
    });
  },
});

/**
 * Saves a screenshot for visual review in test-results/, which git ignores: only with `SHOTS=1`, since it takes as
 * long as a test. Chromium only: in Firefox Playwright adds a style to the page for it, which our policy blocks.
 */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.ENGINE || (!process.env.SHOTS && !process.env.TEST_FULL)) return;
  await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage: true, animations: 'disabled' });
}
