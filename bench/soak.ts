// Long mixed use of one server at a low rate: compares memory, handles and times of the last quarter with the first.
// `npm run soak`
//   --minutes 60   duration
//   --rate 8       calls a second
//   --write        writes docs/soak.md
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from '../demo/testing/own-process.ts';
import { compareQuarters, type Sample, soakReport } from './report/soak.ts';
import { pause } from './scale/client.ts';
import { Uses } from './soak/uses.ts';

/** Returns the resident set of a process, in bytes. */
function memoryOf(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Returns the number of open files, sockets and pipes. */
const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '8' },
    write: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);
if (!(minutes > 0 && rate > 0)) throw new Error('--minutes and --rate take numbers above 0');

/** Number of samples; the first tenth is warm-up and left out. */
const samples = 200;
const [before = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'ap-soak-'));
const collects = new URL('soak/collect-garbage.ts', import.meta.url).href;
const server = await startProcess({
  DATA_DIR: join(folder, 'data'),
  CAPTCHA: 'off',
  LOG_LEVEL: 'error',
  NODE_OPTIONS: `--expose-gc --import=${collects}`,
});
const uses = new Uses(server.url, minutes);
try {
  const taken: Sample[] = [];
  const length = (minutes * 60_000) / samples;
  const begin = performance.now();
  for (let sample = 1; sample <= samples; sample++) {
    const ends = begin + sample * length;
    const running: Promise<void>[] = [];
    while (performance.now() < ends) {
      running.push(uses.one());
      await pause(Math.min(1000 / rate, Math.max(0, ends - performance.now())));
    }
    await Promise.all(running);
    // collects garbage first: it varies by hundreds of MB within minutes and would hide real growth
    process.kill(server.pid, 'SIGUSR2');
    await fetch(server.url);
    const memory = memoryOf(server.pid);
    taken.push({ memory, handles: handlesOf(server.pid), times: uses.take() });
    if (sample % 20 === 0)
      console.log(`${Math.round((sample / samples) * 100)} %: ${Math.round(memory / 2 ** 20)} MB`);
  }
  const [after = 0] = loadavg();
  const quarters = compareQuarters(taken);
  const text = soakReport({
    command: `npm run soak -- --minutes ${minutes} --rate ${rate}`,
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    load: [before, after],
    minutes,
    calls: uses.calls,
    failed: sum(uses.failures),
    quarters,
  });
  console.log(`\n${text}`);
  if (values.write) writeFileSync(join(import.meta.dirname, '../docs/soak.md'), text);
  if (server.log() !== '') console.error(`The server has logged:\n${server.log().slice(0, 2000)}`);
  for (const [what, times] of uses.failures) console.error(`${what}: failed ${times} times`);
  if (uses.failures.size > 0 || !quarters.isFlat || server.log() !== '') process.exitCode = 1;
} finally {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}
function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
// keep-alive connections would keep the process running
process.exit();
