import { sql } from 'kysely';
import type { DemoConfig } from '../../config.ts';
import { deletionTime } from '../clock/deletion-time.ts';
import { isRunningIn } from '../clock/periods.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { countedNetworks } from '../http/network.ts';
import { keyedHash } from './server-secret.ts';

export interface Throttle {
  /** Name of the counter, as in `recover-password`. */
  route: string;
  /** Key of calls that are counted together: an address, an e-mail… Only its hash is stored. */
  key: string;
  /** Calls allowed in a window, which begins with the first call. */
  limit: number;
  windowSeconds: number;
}

/**
 * Counts a call, successful or not, across all processes on the database.
 * @throws ApiError TOO_MANY_REQUESTS with the seconds until the next call passes
 */
export async function throttle(
  { db, config }: { db: Db; config: Pick<DemoConfig, 'now'> },
  { route, key, limit, windowSeconds }: Throttle,
): Promise<void> {
  const now = config.now();
  const ends = new Date(now.getTime() + windowSeconds * 1000);
  const isRunning = isRunningIn('throttles.ends_at', now, windowSeconds * 1000);
  // one statement, so that simultaneous calls are counted one after the other
  const { count, ends_at } = await db
    .insertInto('throttles')
    .values({ route, key_hash: await keyedHash(db, `${route} ${key}`), count: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.columns(['route', 'key_hash']).doUpdateSet({
        count: sql`case when ${isRunning} then throttles.count + 1 else 1 end`,
        ends_at: sql`case when ${isRunning} then throttles.ends_at else excluded.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  if (count === 1) await forgetEnded(db, now);
  if (count <= limit) return;
  throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: secondsFrom(now, ends_at) });
}

/** Counts a call in its network, and of IPv6 in its /48 too. @throws ApiError TOO_MANY_REQUESTS, as `throttle` does */
export async function throttleNetwork(
  context: Parameters<typeof throttle>[0],
  { network, limit, ...counter }: Omit<Throttle, 'key'> & { network: string },
): Promise<void> {
  for (const { kind, address, share } of countedNetworks(network))
    await throttle(context, { ...counter, key: `${kind} ${address}`, limit: share * limit });
}

/** Returns whole seconds, rounded up, so that a retry after this time succeeds. */
export function secondsFrom(now: Date, then: Date): number {
  return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
}

/** Deletes expired counts in small batches, skipping rows that another process has locked. */
async function forgetEnded(db: Db, now: Date): Promise<void> {
  const last = await deletionTime(db, now);
  await sql`delete from throttles where (route, key_hash) in (
    select route, key_hash from throttles where ends_at <= ${last} limit 100 for update skip locked
  )`.execute(db);
}
