// The contract of every tag and the behaviour of each widget, or of `TAG=ap-x` alone, in a real browser, against the built
// dist/ and the demo's real API.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultReporter, summaryReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserArguments, requireBrowser } from '../scripts/find-browser.mjs';
import { faulty, freePort, proxyTo, strictPolicy, typeScript } from './support/contract-server.ts';
import { figuresReporter } from './support/figures-reporter.ts';
import { bareFiles, inTheirEncoding, madePages, secondCopy } from './support/made-pages.ts';

process.env.SCRYPT_LN = '4'; // before the server's code is loaded
const { startDemo } = await import('../demo/server.ts');
const { answering, given } = await import('./support/widget/server.ts');

const root = fileURLToPath(new URL('..', import.meta.url));
const { tags } = JSON.parse(readFileSync(`${root}dist/ap-manifest.json`, 'utf8'));
if (process.env.TAG && !tags[process.env.TAG]) {
  console.error(
    `dist/ has no <${process.env.TAG}>: run npm run build. It has ${Object.keys(tags).join(', ')}.`,
  );
  process.exit(1);
}
const port = await freePort();
const demo = await startDemo({
  port: 0,
  dataDir: 'memory',
  publicUrl: `http://localhost:${port}`,
  logLevel: 'silent',
});

// the roles and names of elements, as assistive technology gets them, are properties of theirs then
const launchArguments = [
  ...browserArguments,
  '--lang=ca',
  '--enable-blink-features=ComputedAccessibilityInfo',
  // the presses of tests are scripts, and players play when they are pressed
  '--autoplay-policy=no-user-gesture-required',
];

export default {
  rootDir: root,
  port,
  files: [
    'tests/contract/**/*.test.{ts,js}',
    `elements/${process.env.TAG?.replace('ap-', '') ?? '*'}/*.browser.test.ts`,
    ...(process.env.TEST_FULL ? ['tests/full/contract/**/*.test.ts'] : []),
  ],
  nodeResolve: true,
  concurrency: 4,
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: requireBrowser(), args: launchArguments },
      // pages that run side by side share no cookies and no storage
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    }),
  ],
  plugins: [
    typeScript(),
    {
      name: 'demo',
      serverStop: () => demo.close(),
    },
  ],
  middleware: [
    inTheirEncoding(),
    strictPolicy(),
    secondCopy(),
    bareFiles(),
    faulty(),
    given(demo),
    answering(),
    madePages(root),
    proxyTo(demo.url, [
      '/anuncis/',
      '/api/',
      '/apunts/diccionari/',
      '/dist/',
      '/assets/',
      '/clip/',
      '/incrustat',
      '/fragments/',
      '/playback/',
      '/reproductors/',
    ]),
  ],
  testFramework: { config: { timeout: 20_000 } },
  testsFinishTimeout: 240_000,
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: false }),
    summaryReporter(),
    figuresReporter(`${root}.cache/test-results/contract.json`),
  ],
};
