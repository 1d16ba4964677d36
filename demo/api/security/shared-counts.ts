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
  /** Log of database failures; requests are then counted only in this process. */
  log: { warn(error: object, text: string): void };
  /** Milliseconds that a request waits for the counts of other servers. */
  patience?: number;
}

/** Requests of a key, in a window that begins with the first request. */
interface Count {
  /** Requests of all servers, as far as this process knows. */
  known: number;
  /** Requests not yet added to the table. */
  untold: number;
  /** In milliseconds. */
  endsAt: number;
}

/**
 * Fraction of a limit after which a server updates the table; a server can exceed a limit at most by this fraction.
 */
const part = 20;
/** Maximum keys in memory; beyond it, the least recently counted keys are dropped. */
const mostKeys = 10_000;
const route = 'rate';

/**
 * Counts requests in the table of throttles, which all servers share. Most readers never come near a limit, and cost
 * the database nothing. A server updates the table only after each twentieth of a limit, and stops once the limit is
 * passed. With a limit of 1,000, each server lets at most 50 more pass; limits up to twenty are exact.
 */
export class SharedCounts implements FastifyRateLimitStore {
  readonly #context: Context;
  readonly #counts = new Map<string, Count>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Returns this store: all limits have different names. */
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

  /** Adds the uncounted requests to the table, and reads the counts of the other servers. */
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
      // without the table, requests are still counted in this process
      log.warn({ err: error }, 'requests counted in this process alone');
    }
  }
}
