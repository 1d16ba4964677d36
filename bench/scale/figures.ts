import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { childrenOf } from './child.ts';
import { ask, networkOf, pause, type Question } from './client.ts';
import { addressOf, type Postgres, waitForCommits } from './postgres-pair.ts';
import type { Stack } from './stack.ts';
import { feed, loginOf, votePoll } from './writers.ts';

/** Result of a few seconds of requests at full speed. */
export interface Figure {
  name: string;
  perSecond: number;
  median: number;
  /** Time in milliseconds within which 99 of 100 responses arrive. */
  p99: number;
  /** Answers other than 200. */
  failed: number;
  /** Processor milliseconds per response, by program. */
  processor: Record<string, number>;
  /** Share of the responses from the cache, if there is one. */
  hits: number | undefined;
}

const usually = 32;
/** Limit of concurrent logins: each takes some tenth of a second of a processor, and the server rejects more. */
const loginsAtOnce = 4;

type Ask = (index: number) => Promise<{ isOk: boolean; isHit?: boolean | undefined }>;

async function measure(
  name: string,
  {
    seconds,
    processes,
    ask: one,
    atOnce = usually,
  }: { seconds: number; processes: Record<string, number[]>; ask: Ask; atOnce?: number | undefined },
): Promise<Figure> {
  const used = () =>
    Object.fromEntries(Object.entries(processes).map(([key, pids]) => [key, processorTime(pids)]));
  const times: number[] = [];
  let [index, failed, hits, known] = [0, 0, 0, 0];
  const before = used();
  const begin = performance.now();
  const ends = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < ends) {
        const start = performance.now();
        const { isOk, isHit } = await one(index++);
        if (isOk) times.push(performance.now() - start);
        else failed += 1;
        if (isHit !== undefined) known += 1;
        if (isHit) hits += 1;
      }
    }),
  );
  const took = (performance.now() - begin) / 1000;
  const after = used();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    name,
    perSecond: times.length / took,
    median: at(0.5),
    p99: at(0.99),
    failed,
    processor: Object.fromEntries(
      Object.keys(processes).map((key) => [key, ((after[key] ?? 0) - (before[key] ?? 0)) / times.length]),
    ),
    hits: known > 0 ? hits / known : undefined,
  };
}

/** Requests a site, or one of its servers under the site's host name. */
function asking(url: string, host: string, question: (index: number) => Question): Ask {
  return async (index) => {
    const answer = await ask(url, question(index), host);
    // Varnish names two requests on a cache hit: this one, and the one that filled the cache
    const via = answer?.headers['x-varnish'];
    const isPublic = String(answer?.headers['cache-control'] ?? '').startsWith('public');
    return { isOk: answer?.status === 200, isHit: via && isPublic ? String(via).includes(' ') : undefined };
  };
}

let voters = 1_000_000;
const aVote = (): Question => ({
  method: 'POST',
  path: `/api/front/poll/${votePoll}/vote/${1 + (voters % 20)}`,
  from: networkOf(voters++),
  headers: { 'idempotency-key': randomUUID() },
});
const aVoteForOne = (): Question => ({ ...aVote(), path: `/api/front/poll/${votePoll}/vote/1` });
const aPoll = (index: number): Question => ({
  path: `/api/front/poll/${votePoll}`,
  from: networkOf(index % 50_000),
});
const aReading = (index: number): Question => ({
  path: `/api/front/live/${feed}/messages/newest`,
  from: networkOf(index % 50_000),
});
const aLogin = (index: number): Question => loginOf('anna@example.cat', 'Secreta123', index % 50_000);

/** Warms up every server: the first calls of a process compile its code. */
export async function warmUp({ url, serverUrls }: Stack): Promise<void> {
  for (const server of serverUrls)
    for (let index = 0; index < 300; index++)
      await ask(server, index % 2 ? aVote() : aReading(index), new URL(url).host);
}

/** Measures votes, reads and logins: of the whole site, and of one of its processes. */
export async function measureSite(stack: Stack, seconds: number): Promise<Figure[]> {
  const processes = stack.processes();
  const host = new URL(stack.url).host;
  const [one = ''] = stack.serverUrls;
  const kinds: [string, (index: number) => Question, atOnce?: number][] = [
    ['votes, over twenty options', aVote],
    ['votes, all for one option', aVoteForOne],
    ['readings of the live feed', aReading],
    ['readings of a poll', aPoll],
    ['logins', aLogin, loginsAtOnce],
  ];
  const figures: Figure[] = [];
  for (const [name, question, atOnce] of kinds)
    for (const [where, url] of [
      ['one process', one],
      ['the whole site', stack.url],
    ] as const) {
      await pause(500);
      const asked = asking(url, host, question);
      figures.push(await measure(`${name}, ${where}`, { seconds, processes, ask: asked, atOnce }));
    }
  return figures;
}

/** Measures minimal single-row inserts, with and without waiting for the replica. */
export async function measureInserts(stack: Stack, seconds: number): Promise<Figure[]> {
  const primary = stack.primary();
  await primary.ask(
    'create table if not exists bare (poll_id text, voter text, primary key (poll_id, voter))',
  );
  const figures = [await insert('bare INSERT, on both disks', { stack, primary, seconds })];
  await waitForCommits(primary, false);
  figures.push(await insert('bare INSERT, on the primary’s disk alone', { stack, primary, seconds }));
  const host = new URL(stack.url).host;
  const votes = { seconds, processes: stack.processes(), ask: asking(stack.url, host, aVote) };
  figures.push(
    await measure('votes, over twenty options, the whole site, on the primary’s disk alone', votes),
  );
  await waitForCommits(primary, true);
  return figures;
}

async function insert(
  name: string,
  { stack, primary, seconds }: { stack: Stack; primary: Postgres; seconds: number },
): Promise<Figure> {
  const pool = new pg.Pool({ connectionString: addressOf(primary.port), max: 20 });
  try {
    return await measure(name, {
      seconds,
      processes: stack.processes(),
      ask: async () => {
        await pool.query('insert into bare values ($1, $2)', ['1', randomUUID()]);
        return { isOk: true };
      },
    });
  } finally {
    await pool.end();
  }
}

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Returns the processor milliseconds used so far by these processes and all their descendants. */
function processorTime(pids: readonly number[]): number {
  const all = new Set(pids.flatMap((pid) => [pid, ...childrenOf(pid)]));
  let used = 0;
  for (const pid of all) used += ticksOf(pid);
  return (used / ticks) * 1000;
}

/** Returns the user and system time of a process, including its ended children. */
function ticksOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}
