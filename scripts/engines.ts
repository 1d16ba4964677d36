// Tests every tag's contract and the journeys in Firefox, and every tag's life cycle in WebKitGTK, and lists
// differences. `npm run engines`
//   --write           writes docs/engines.md
//   --only firefox    one engine alone
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  hasEngine,
  type OtherEngine,
  otherEngines,
  versionOf,
} from '../tests/support/engines/find-engine.ts';
import type { Figures } from '../tests/support/figures-reporter.ts';
import { addFigures, type EngineRun, enginesPage, type JourneyReport, journeysOf } from './engines-page.ts';

/** Timeout of a run in milliseconds: a run that hangs is ended, and the next begins. */
const LONGEST = 40 * 60_000;

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, only: { type: 'string' } },
});

/** @returns whether it passed */
function run(command: string, environment: Record<string, string>): boolean {
  console.log(`\n${command} (${JSON.stringify(environment)})`);
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    timeout: LONGEST,
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

const resultFile = (name: string) => join(root, '.cache', 'test-results', name);

function read<T>(name: string): T | undefined {
  try {
    return JSON.parse(readFileSync(resultFile(name), 'utf8'));
  } catch {
    return undefined; // the runner ended before it could write
  }
}

const wtr = 'wtr --config tests/wtr.config.mjs --files';
const nothing = (): Figures => ({ passed: 0, failed: 0, skipped: 0, files: {}, tags: {} });

/** Runs all contract files at once. */
function contractIn(engine: OtherEngine): Figures {
  rmSync(resultFile(`contract-${engine}.json`), { force: true });
  run(`${wtr} 'tests/contract/**/*.test.{ts,js}'`, { ENGINE: engine });
  return read<Figures>(`contract-${engine}.json`) ?? { ...nothing(), failed: 1 };
}

/** Runs the life-cycle test of each tag in its own browser: an engine crash affects one tag only. */
function livesIn(engine: OtherEngine): Figures {
  const all = nothing();
  for (const tag of builtTags()) {
    rmSync(resultFile(`contract-${engine}.json`), { force: true });
    run(`${wtr} tests/contract/life.test.ts`, { ENGINE: engine, TAG: tag });
    addFigures(all, tag, read<Figures>(`contract-${engine}.json`));
  }
  return all;
}

const builtTags = (): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, 'dist', 'ap-manifest.json'), 'utf8')).tags);

const runs: EngineRun[] = [];
let isGreen = true;
for (const [key, { title, packages, asks }] of Object.entries(otherEngines)) {
  const engine = key as OtherEngine;
  if (values.only && values.only !== engine) continue;
  if (!hasEngine(engine)) {
    console.log(`${title} is skipped: it is not here. Debian has it as ${packages}.`);
    continue;
  }
  const contract = asks === 'all' ? contractIn(engine) : livesIn(engine);
  if (asks === 'all')
    isGreen =
      run('playwright test --config tests/playwright.config.ts --project journeys', { ENGINE: engine }) &&
      isGreen;
  const report = asks === 'all' ? read<JourneyReport>(`playwright-${engine}.json`) : undefined;
  if (contract.failed > 0) isGreen = false;
  runs.push({ title, version: versionOf(engine), contract, ...(report && { journeys: journeysOf(report) }) });
}
writeFileSync(resultFile('engines.json'), `${JSON.stringify(runs, null, 2)}\n`);
if (values.write && runs.length) writeFileSync(join(root, 'docs', 'engines.md'), enginesPage(runs));
process.exitCode = isGreen ? 0 : 1;
