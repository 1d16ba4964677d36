import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { deletionTime } from '../clock/deletion-time.ts';
import { later } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { networkOf } from '../http/network.ts';

export const HOUR = 3_600_000;

/** Hours for which a read counts; older reads are removed. */
export const WINDOW = 24;

/**
 * Maximum reads per hour that are remembered individually; more are not counted. It bounds the memory in a flood of
 * invented visitors.
 */
const MOST_KNOWN = 200_000;

export const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR) * HOUR);

/** Returns true for a read by a person, not for prefetches and declared bots. */
function isRead({ method, headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  return (
    method === 'GET' &&
    !/prefetch|prerender|preview/i.test(purpose) &&
    !/bot\b|crawl|spider|slurp|preview|monitor/i.test(headers['user-agent'] ?? '')
  );
}

/**
 * Counts reads once per visitor and hour, without storing the visitor. A visitor is a hash of network and browser,
 * whose key is only in memory and changes every hour. Each process counts separately.
 */
export function createReadCounter({ db, config }: Pick<DemoContext, 'db' | 'config'>) {
  let hour = new Date(0);
  let key = randomBytes(32);
  let known = new Set<string>();
  let purgedFor = new Date(0);

  function begin(now: Date): void {
    if (hourOf(now).getTime() === hour.getTime()) return;
    hour = hourOf(now);
    key = randomBytes(32);
    known = new Set();
  }

  return {
    /**
     * Tests whether a request reads a page for the first time in this hour.
     * @param url of the page, without the base path
     */
    isNew(request: FastifyRequest, url: string): boolean {
      if (!isRead(request)) return false;
      begin(config.now());
      const visitor = `${networkOf(request)} ${request.headers['user-agent'] ?? ''} ${url}`;
      const mark = createHmac('sha256', key).update(visitor).digest('base64url');
      if (known.has(mark) || known.size >= MOST_KNOWN) return false;
      known.add(mark);
      return true;
    },

    /** Stores a read, and once an hour removes old reads. */
    async write(url: string): Promise<void> {
      const now = hourOf(config.now());
      await db
        .insertInto('reads')
        .values({ url, hour: now, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['hour', 'url']).doUpdateSet({ count: sql<number>`reads.count + 1` }),
        )
        .execute();
      if (purgedFor.getTime() === now.getTime()) return;
      purgedFor = now;
      const oldest = later(await deletionTime(db, now), -WINDOW * HOUR);
      await db.deleteFrom('reads').where('hour', '<=', oldest).execute();
    },
  };
}
