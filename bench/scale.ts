// Runs the demo as on several machines, here on one: three servers behind HAProxy and Varnish, PostgreSQL with a
// replica, PgBouncer and Redis. Measures first, then kills a server and the database during writes. `npm run scale`
//   --seconds 5   for each measurement
//   --write       writes docs/scale-bench.md
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scaleReport } from './report/scale.ts';
import { breakIt } from './scale/break-it.ts';
import { measureInserts, measureSite, warmUp } from './scale/figures.ts';
import { findPrograms, missingOf } from './scale/programs.ts';
import { readAsWidgets } from './scale/readers.ts';
import { startStack } from './scale/stack.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const seconds = Number(values.seconds);
if (!(seconds >= 1)) throw new Error('--seconds takes a number from 1 on');

const programs = findPrograms();
const missing = missingOf(programs);
if (missing.length > 0) {
  console.log(`SKIPPED: this machine does not have ${missing.join(', ')}.`);
  process.exit(0);
}
const [before = 0] = loadavg();
console.log('Starting PostgreSQL, PgBouncer, Redis, three servers, HAProxy, Varnish and a replica…');
const stack = await startStack(programs);
// ends its child programs when it receives a signal
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stack.close().finally(() => process.exit(1)));
try {
  console.log('Votes, readings and logins…');
  await warmUp(stack);
  const figures = await measureSite(stack, seconds);
  figures.push(...(await measureInserts(stack, seconds)));
  console.log('Readers of an evening…');
  const evening = await readAsWidgets(stack, seconds * 4);
  console.log('A server and the database are killed…');
  const broken = await breakIt(stack, seconds);
  const [after = 0] = loadavg();
  const text = scaleReport({
    command: `npm run scale -- --seconds ${seconds}`,
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    load: [before, after],
    figures,
    evening,
    broken,
  });
  console.log(`\n${text}`);
  if (values.write) writeFileSync(join(import.meta.dirname, '../docs/scale-bench.md'), text);
  const { lost, doubled } = broken.verdict;
  if ([...Object.values(lost), ...Object.values(doubled)].some((count) => count !== 0)) {
    console.error('Something was lost, or counted twice.');
    process.exitCode = 1;
  }
  const refused = figures.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (refused.length > 0) {
    console.error(`Not everything was answered by 200: ${refused.join('; ')}.`);
    process.exitCode = 1;
  }
  if (broken.ledger.givenUp > 0) {
    console.error('Some writes were not accepted in a minute.');
    process.exitCode = 1;
  }
} finally {
  await stack.close();
}
// keep-alive connections would keep the process running
process.exit();
