// Tests the contract of every tag and the behaviour of each widget, or of `TAG=ap-x` alone, in a real browser.
// They use the built dist/ and the demo's real API.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultReporter, summaryReporter } from '@web/test-runner';
import { readDefinitions } from '../scripts/derive/contracts.ts';
import { staleDemos } from '../scripts/derive/demos.ts';
import { faulty, freePort, proxyTo, strictPolicy, typeScript } from './support/contract-server.ts';
import { launcherOf } from './support/engines/launchers.ts';
import { figuresReporter } from './support/figures-reporter.ts';
import { bareFiles, inTheirEncoding, madePages, secondCopy } from './support/made-pages.ts';

process.env.SCRYPT_LN = '4'; // before the server's code is loaded
const { startDemo } = await import('../demo/server.ts');
const { answering, given } = await import('./support/widget/server.ts');

const root = fileURLToPath(new URL('..', import.meta.url));
const { tags } = JSON.parse(readFileSync(`${root}dist/ap-manifest.json`, 'utf8'));
const tested = (await readDefinitions()).filter(({ contract }) =>
  [undefined, contract.tag].includes(process.env.TAG),
);
/** The configuration has tests of its own, but no code that the contract could try. */
const isInert = tested.every(({ contract }) => contract.content === 'inert');
if (process.env.TAG && !tags[process.env.TAG] && (tested.length === 0 || !isInert)) {
  console.error(
    `dist/ has no <${process.env.TAG}>: run npm run build. It has ${Object.keys(tags).join(', ')}.`,
  );
  process.exit(1);
}
const stale = await staleDemos(tested);
if (stale.length > 0) {
  console.error(
    `The tests would read another html than the templates print: run npm run docs. It renews\n  ${stale.join('\n  ')}`,
  );
  process.exit(1);
}
const port = await freePort();
const demo = await startDemo({
  port: 0,
  dataDir: 'memory',
  publicUrl: `http://localhost:${port}`,
  logLevel: 'silent',
  // all tests send their requests from one address
  limits: { pagesPerMinute: 100_000, profileSavesPerHour: 100_000 },
});

const engine = process.env.ENGINE ?? 'chromium';

export default {
  rootDir: root,
  port,
  files: [
    ...(isInert ? [] : ['tests/contract/**/*.test.{ts,js}']),
    `elements/${process.env.TAG?.replace('ap-', '') ?? '*'}/*.browser.test.ts`,
    ...(process.env.TEST_FULL ? ['tests/full/contract/**/*.test.ts'] : []),
  ],
  nodeResolve: true,
  // on two cores more pages with films starve each other; other browsers show the focus only in a single window
  concurrency: engine === 'chromium' ? 3 : 1,
  browsers: [launcherOf(engine)],
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
      '/store/',
    ]),
  ],
  // a test must not fail because other programs use the machine
  testFramework: { config: { timeout: 40_000 } },
  testsFinishTimeout: engine === 'chromium' && !process.env.TEST_FULL ? 480_000 : 900_000,
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: false }),
    summaryReporter(),
    figuresReporter(`${root}.cache/test-results/contract${engine === 'chromium' ? '' : `-${engine}`}.json`),
  ],
};
