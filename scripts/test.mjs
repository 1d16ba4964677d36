// Runs the whole check, in order of cost, with the exit code of the first step that failed.
//   npm test              everything a merge needs; stops at a failure
//   npm run test:full     also the slow suites of tests/full, and the bench; takes hours, and continues after a
// failure
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightFiles, secondsOfFolders, vitestFiles } from './test-times.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, '.cache', 'test-results');
const full = process.argv.includes('--full');

/**
 * Timeout of a step of the quick check, in milliseconds; a step normally takes less than a third. A hanging step is
 * ended and named.
 */
const longestStep = full ? undefined : 30 * 60_000;

/** Checks that every suite requires. */
const checks = [
  { name: 'Types', command: 'tsc --noEmit' },
  { name: 'Format and lint', command: 'biome check --error-on-warnings .' },
  { name: 'Code rules', command: 'node scripts/check-code.ts' },
  { name: 'Dead code', command: 'knip' },
  { name: 'Build', command: 'node scripts/build.ts' },
];

/** Commands of the suites; a test runner also names its report and how to read it. */
const suites = [
  {
    name: 'Logic (vitest)',
    command: 'vitest run --reporter=dot --reporter=json --outputFile.json=.cache/test-results/vitest.json',
    figures: 'vitest.json',
    read: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      files: vitestFiles(report),
    }),
  },
  {
    name: 'Contract of the tags (@web/test-runner)',
    command: 'wtr --config tests/wtr.config.mjs',
    figures: 'contract.json',
  },
  {
    name: 'Journeys (Playwright)',
    command: 'playwright test --config tests/playwright.config.ts',
    figures: 'playwright.json',
    read: (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      files: playwrightFiles(report),
    }),
  },
  ...(full
    ? [
        { name: 'Bench', command: 'node bench/run.ts --rounds 3' },
        { name: 'Lighthouse', command: 'node docs/site/build.ts && node bench/lighthouse.ts' },
        { name: 'A login beside floods', command: 'node bench/floods.ts' },
        { name: 'Several servers, broken under load', command: 'node bench/scale.ts' },
        { name: 'Ten minutes of mixed use', command: 'node bench/soak.ts --minutes 10' },
        { name: 'Firefox and WebKitGTK', command: 'node scripts/engines.ts' },
      ]
    : []),
];

const checked = join(root, '.cache', 'checked');
const commit = cleanCommit();
rmSync(checked, { force: true });
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// Node's type stripping still warns about itself at every start
const environment = {
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`,
};
if (full) environment.TEST_FULL = '1';

const total = { passed: 0, failed: 0 };
const times = [];
const files = [];
let exitCode = 0;
for (const step of [...checks, ...suites]) {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}`);
  const start = performance.now();
  const run = spawnSync(step.command, {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    env: environment,
    timeout: longestStep,
  });
  if (run.error) console.error(`${step.name} was ended: ${run.error.message}`);
  const figures = step.figures ? figuresOf(step) : { passed: 0, failed: 0 };
  // a pass without results counts as a failure
  const code = run.status === 0 && !figures ? 1 : (run.status ?? 1);
  total.passed += figures?.passed ?? 0;
  // a runner that could not report, or a check that failed, is a failure too
  total.failed += figures?.failed || (code === 0 ? 0 : 1);
  files.push(...Object.entries(figures?.files ?? {}));
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
  times.push(`${seconds} s  ${step.name}${code === 0 ? '' : ', which failed'}`);
  exitCode ||= code;
  if (code !== 0 && !(full && suites.includes(step))) break;
}

console.log(
  `\nSeconds of the tests in each folder, the slowest first\n${secondsOfFolders(root, files).join('\n')}`,
);
console.log(`\n${times.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
// a release checks this file (scripts/release)
if (exitCode === 0 && commit && commit === cleanCommit()) writeFileSync(checked, commit);
process.exitCode = exitCode;

/** Returns the checked commit; undefined if there are uncommitted changes. */
function cleanCommit() {
  const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
}

/** Reads the report of a runner; undefined if there is none. */
function figuresOf({ figures, read = (report) => report }) {
  try {
    return read(JSON.parse(readFileSync(join(results, figures), 'utf8')));
  } catch {
    return undefined;
  }
}
