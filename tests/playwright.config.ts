import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArguments, requireBrowser } from '../scripts/find-browser.mjs';
import type { Options } from './support/demo.ts';

// workers, which start the servers, get these too
process.env.SCRYPT_LN = '4';
process.env.NODE_ENV ??= 'test'; // a test that builds with Vite would make it production, for every test after it

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '{journeys,pages}/**/*.{spec,test}.ts',
  testIgnore: process.env.TEST_FULL ? [] : 'full/**',
  outputDir: inRoot('test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: inRoot('.cache/test-results/playwright.json') }]],
  use: {
    locale: 'ca-ES',
    timezoneId: 'Europe/Madrid',
    launchOptions: { executablePath: requireBrowser(), args: browserArguments },
  },
});
