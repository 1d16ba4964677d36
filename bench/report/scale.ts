import type { Broken } from '../scale/break-it.ts';
import type { Figure } from '../scale/figures.ts';
import type { Evening } from '../scale/readers.ts';
import { number, table } from './markdown.ts';

export interface ScaleResults {
  command: string;
  date: string;
  cores: number;
  load: [before: number, after: number];
  figures: readonly Figure[];
  evening: Evening;
  broken: Broken;
}

export function scaleReport(results: ScaleResults): string {
  const { command, date, cores, load, figures, evening, broken } = results;
  const { ledger, verdict, failOver, readers } = broken;
  return `${[
    '# Several servers, one database',
    `Written by \`${command} --write\`. [Scaling](scaling.md) applies it to many readers.`,
    `Three servers behind HAProxy and Varnish, PostgreSQL with a streaming replica, PgBouncer and Redis, all with Debian’s settings. They and the client run on one machine of ${cores} cores, ${date}, load ${number(load[0], 1)} before and ${number(load[1], 1)} after. So responses a second depend on how these cores are shared. The processor time of each response also holds for other machines.`,
    '## Responses a second',
    'Thirty-two clients send requests at once, each as a reader of another network. PostgreSQL confirms a commit when it is on both disks (`synchronous_commit` with a synchronous replica), unless the table says otherwise.',
    table([
      ['', 'a second', 'median ms', '99 % below ms', 'not 200', 'from the cache'],
      ...figures.map(({ name, perSecond, median, p99, failed, hits }) => [
        name,
        number(perSecond),
        number(median, 1),
        number(p99, 1),
        number(failed),
        hits === undefined ? '' : `${number(hits * 100, 1)} %`,
      ]),
    ]),
    '## Processor time of each response, in ms',
    table([
      ['', ...programs],
      ...figures.map(({ name, processor }) => [
        name,
        ...programs.map((program) => number(processor[program] ?? Number.NaN, 3)),
      ]),
    ]),
    '## Readers of an evening',
    `${number(evening.readers)} readers, each of whom polls ten times as often as a widget, read a poll and a feed with a new message every two seconds, for ${number(evening.seconds)} s. Of ${number(evening.answers)} public responses ${number(evening.hits)} came from the cache, ${number((evening.hits / evening.answers) * 100, 1)} %. The servers got ${number(evening.originPerSecond, 1)} requests a second.`,
    '## Broken under load',
    `While votes, live messages and logins came in, one server was killed (\`kill -9\`) and started again, and then PostgreSQL: the replica was promoted and PgBouncer pointed to it in ${number(failOver)} ms. Clients that got no response, or another than 200, repeated the request, as the widgets do. One in ten also repeated a request that had succeeded.`,
    table([
      ['', 'accepted', 'lost', 'stored or counted twice'],
      ['votes', number(ledger.votes.length), number(verdict.lost.votes), number(verdict.doubled.votes)],
      [
        'live messages',
        number(ledger.messages.length),
        number(verdict.lost.messages),
        number(verdict.doubled.messages),
      ],
      ['logins', number(ledger.sessions.length), number(verdict.lost.sessions), '–'],
      [
        `messages that each of ${readers} readers saw`,
        number(ledger.messages.length),
        number(verdict.lost.readings),
        '–',
      ],
    ]),
    `${number(ledger.repeated)} writes were repeated because they had not succeeded (${refusals(ledger.refusals)}), and ${number(ledger.doubled)} although they had. The slowest succeeded ${number(ledger.slowest)} ms after its first attempt. ${number(ledger.givenUp)} never succeeded.`,
  ].join('\n\n')}\n`;
}

const programs = ['servers', 'postgres', 'replica', 'pgbouncer', 'redis', 'haproxy', 'varnish'];

const refusals = (counts: Record<number, number>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${number(count)} × ${status === '0' ? 'no answer' : status}`)
    .join(', ') || 'none';
