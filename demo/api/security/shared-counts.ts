import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { DemoConfig } from '../../config.ts';
import { isRunning, isRunningIn } from '../clock/periods.ts';
import type { Db } from '../database/database.types.ts';
import { aMoment, inTime } from '../http/in-time.ts';
import { keyedHash } from './server-secret.ts';

interface Context {
  db: Db;
  config: Pick<DemoConfig, 'now'>;
  /** Log for failures of the database; requests are then counted in this process. */
  log: { warn(error: object, text: string): void };
  /** Milliseconds that a request waits for the counts of other servers. */
  patience?: number;
}

/** Requests of a key, in a window that begins with the first of them. */
interface Count {
  /** As far as this process knows of all servers. */
  known: number;
  /** Number of these that are not in the table yet. */
  untold: number;
  /** In milliseconds. */
  endsAt: number;
}

/** A server tells the table after this part of a limit, so that it passes it by so much at most. */
const part = 20;
/** Keys that are kept in memory; of more, those that have not been counted for longest are forgotten. */
const mostKeys = 10_000;
const route = 'rate';

/**
 * Counts requests in the table of throttles, where all servers see them. Most readers never come near a limit, and cost the
 * database nothing: a server tells it only each twentieth part of a limit, and asks no more once a limit is passed.
 * So of a limit of 1,000, each server lets at most 50 more pass; limits up to twenty are exact.
 */
export class SharedCounts implements FastifyRateLimitStore {
  readonly #context: Context;
  readonly #counts = new Map<string, Count>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** All limits have names of their own. */
  child(): SharedCounts {
    return this;
  }

  incr(
    key: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    window = 60_000,
    most = 1,
  ): void {
    this.#count(key, window, most).then(
      ({ known, endsAt }) =>
        answer(null, { current: known, ttl: Math.max(1, endsAt - this.#context.config.now().getTime()) }),
      (error: Error) => answer(error),
    );
  }

  async #count(key: string, window: number, most: number): Promise<Count> {
    const count = this.#of(key, window);
    count.known += 1;
    count.untold += 1;
    const isPassed = count.known > most + Math.ceil(most / part);
    if (isPassed || count.untold < Math.ceil(most / part)) return count;
    const telling = this.#tell(key, count, window);
    // an exact limit is of writes, which need the database anyway
    if (most <= part) await telling;
    else await inTime(telling, this.#context.patience ?? aMoment);
    return count;
  }

  #of(key: string, window: number): Count {
    const now = this.#context.config.now();
    const kept = this.#counts.get(key);
    const count =
      kept && isRunning(new Date(kept.endsAt), now, window)
        ? kept
        : { known: 0, untold: 0, endsAt: now.getTime() + window };
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > mostKeys && oldest !== undefined) this.#counts.delete(oldest);
    return count;
  }

  /** Adds what is untold to the table, and learns what the other servers have counted. */
  async #tell(key: string, count: Count, window: number): Promise<void> {
    const { db, config, log } = this.#context;
    const told = count.untold;
    count.untold = 0;
    const now = config.now();
    const goesOn = isRunningIn('throttles.ends_at', now, window);
    try {
      const { count: all, ends_at } = await db
        .insertInto('throttles')
        .values({
          route,
          key_hash: await keyedHash(db, `${route} ${key}`),
          count: told,
          ends_at: new Date(now.getTime() + window),
        })
        .onConflict((conflict) =>
          conflict.columns(['route', 'key_hash']).doUpdateSet({
            count: sql`case when ${goesOn} then throttles.count + excluded.count else excluded.count end`,
            ends_at: sql`case when ${goesOn} then throttles.ends_at else excluded.ends_at end`,
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      count.known = all + count.untold;
      count.endsAt = ends_at.getTime();
    } catch (error) {
      // who is counted by one server alone is counted still
      log.warn({ err: error }, 'requests counted in this process alone');
    }
  }
}
