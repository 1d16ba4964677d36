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
    `Written by \`${command} --write\`. What it means for many readers is in [scaling](scaling.md).`,
    `Three servers behind HAProxy and Varnish, PostgreSQL with a streaming replica, PgBouncer and Redis, as Debian installs them, and who asks: all on one machine of ${cores} cores, ${date}, load ${number(load[0], 1)} before and ${number(load[1], 1)} after. So what is answered a second is what these cores share out; what holds for other machines is the processor that each answer takes.`,
    '## Answers a second',
    'Thirty-two ask at once, each as a reader of another network. PostgreSQL answers a commit once it is on both disks (`synchronous_commit` with a synchronous replica), but where the table says otherwise.',
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
    '## Milliseconds of a processor for each answer',
    table([
      ['', ...programs],
      ...figures.map(({ name, processor }) => [
        name,
        ...programs.map((program) => number(processor[program] ?? Number.NaN, 3)),
      ]),
    ]),
    '## Readers of an evening',
    `${number(evening.readers)} readers, each of whom asks ten times as often as a widget does, read a feed that gets a message every two seconds, and a poll, for ${number(evening.seconds)} s. Of ${number(evening.answers)} public answers the cache had ${number(evening.hits)}, ${number((evening.hits / evening.answers) * 100, 1)} %; the servers were asked ${number(evening.originPerSecond, 1)} times a second.`,
    '## Broken under load',
    `While votes, live messages and logins came in, one server was killed (\`kill -9\`) and started again, and then PostgreSQL: the replica was promoted and PgBouncer pointed to it in ${number(failOver)} ms. Whoever got no answer, or another than 200, sent the same again, as the widgets do; one in ten sent again what had been answered.`,
    table([
      ['', 'accepted', 'lost', 'there or counted twice'],
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
    `${number(ledger.repeated)} writes were sent again because they had not been answered as accepted (${refusals(ledger.refusals)}), and ${number(ledger.doubled)} although they had; the slowest was accepted ${number(ledger.slowest)} ms after its first try, and ${number(ledger.givenUp)} were given up.`,
  ].join('\n\n')}\n`;
}

const programs = ['servers', 'postgres', 'replica', 'pgbouncer', 'redis', 'haproxy', 'varnish'];

const refusals = (counts: Record<number, number>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${number(count)} × ${status === '0' ? 'no answer' : status}`)
    .join(', ') || 'none';
