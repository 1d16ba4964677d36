import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArguments, requireBrowser } from '../scripts/find-browser.mjs';
import type { Options } from './support/demo.ts';
import { findFirefox } from './support/engines/find-engine.ts';

// the workers, which start the servers, inherit these
process.env.SCRYPT_LN = '4';
process.env.NODE_ENV ??= 'test'; // a test that builds with Vite would set it to production, for all later tests

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Launches the released Firefox over WebDriver BiDi; otherwise Chromium. */
const browser =
  process.env.ENGINE === 'firefox'
    ? {
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: findFirefox() as string,
          // Firefox does not count a test's press as a user gesture
          firefoxUserPrefs: { 'media.autoplay.default': 0, 'media.autoplay.blocking_policy': 0 },
        },
      }
    : { launchOptions: { executablePath: requireBrowser(), args: browserArguments } };

const folders = ['journeys', 'pages', ...(process.env.TEST_FULL ? ['full/pages'] : [])];

export default defineConfig<Options>({
  // folders instead of patterns: a pattern would also match the folder of the clone
  projects: folders.map((name) => ({ name, testDir: inRoot(`tests/${name}`) })),
  outputDir: inRoot('test-results'),
  ...(!process.env.TEST_FULL && { grepInvert: /@full/ }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // in the full run a test covers its whole matrix, and other browsers are slower at each command
  timeout: process.env.TEST_FULL ? 240_000 : process.env.ENGINE ? 120_000 : 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: inRoot(
          `.cache/test-results/playwright${process.env.ENGINE ? `-${process.env.ENGINE}` : ''}.json`,
        ),
      },
    ],
  ],
  use: {
    locale: 'ca-ES',
    timezoneId: 'Europe/Madrid',
    ...browser,
  },
});
