import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArguments, requireBrowser } from '../scripts/find-browser.mjs';
import type { Options } from './support/demo.ts';
import { findFirefox } from './support/engines/find-engine.ts';

// workers, which start the servers, get these too
process.env.SCRYPT_LN = '4';
process.env.NODE_ENV ??= 'test'; // a test that builds with Vite would make it production, for every test after it

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Firefox as it is published, by WebDriver BiDi; else Chromium. */
const browser =
  process.env.ENGINE === 'firefox'
    ? {
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: findFirefox() as string,
          // a press of a test is none for it
          firefoxUserPrefs: { 'media.autoplay.default': 0, 'media.autoplay.blocking_policy': 0 },
        },
      }
    : { launchOptions: { executablePath: requireBrowser(), args: browserArguments } };

const folders = ['journeys', 'pages', ...(process.env.TEST_FULL ? ['full/pages'] : [])];

export default defineConfig<Options>({
  // folders and not patterns: those would match the folder that holds the clone as well
  projects: folders.map((name) => ({ name, testDir: inRoot(`tests/${name}`) })),
  outputDir: inRoot('test-results'),
  ...(!process.env.TEST_FULL && { grepInvert: /@full/ }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // in the full run a test takes the whole of its matrix, and of another browser each command takes longer
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
