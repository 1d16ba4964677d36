import { sql } from 'kysely';
import type { DemoConfig } from '../../config.ts';
import { deletionTime } from '../clock/deletion-time.ts';
import { day, isRunningIn, later } from '../clock/periods.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { countedNetworks } from '../http/network.ts';
import { keyedHash } from './server-secret.ts';
import { secondsFrom } from './throttle.ts';

interface Context {
  db: Db;
  config: Pick<DemoConfig, 'now'>;
}

/** After `free` failures the delay is 1 s; it doubles up to `longestSeconds`. */
interface Delays {
  free: number;
  longestSeconds: number;
}

export interface GuardLimits {
  /** Delays for a card or account, or for a device that has logged in to it before. */
  login: Delays;
  /** Delays for a network, by the number of different cards or accounts with failures; its /48 has more of them free. */
  network: Delays;
}

export interface LoginGuardAttempt {
  /** Key of the login, which need not exist, as in `card 100200`. */
  login: string;
  network: string;
  /** Identity of a device, from its signed cookie. */
  device: string | undefined;
  limits: GuardLimits;
}

interface Failure {
  network_hash: string;
  login_hash: string;
}

/**
 * Admitted attempt, for {@link resolveAttempt}. It counts as a failure until {@link clearAttempts}, so that
 * simultaneous attempts are all counted.
 */
export interface ReservedAttempt {
  /** Attempts since the last successful one, including this attempt. */
  tries: number;
  guardKey: string;
  failures: readonly Failure[];
}

/** Far longer than the longest delay, so that waiting for the end of it gains no attempts. */
export const loginMemory = 7 * day;
const networkMemory = day;
/** Maximum lifetime of a cookie in browsers. */
export const deviceMemoryDays = 400;

/**
 * Admits or rejects a login attempt. See docs/decisions/pin-guard.md.
 * @throws ApiError TOO_MANY_REQUESTS with the seconds to wait
 */
export async function reserveAttempt(context: Context, attempt: LoginGuardAttempt): Promise<ReservedAttempt> {
  const { db } = context;
  const now = context.config.now();
  const { login, network, device, limits } = attempt;
  const kind = login.split(' ', 1)[0];
  const login_hash = await keyedHash(db, login);
  const counted: { network_hash: string; delays: Delays }[] = [];
  for (const { kind: size, address, share } of countedNetworks(network)) {
    const network_hash = await keyedHash(db, `${size} ${kind} ${address}`);
    counted.push({ network_hash, delays: { ...limits.network, free: share * limits.network.free } });
  }
  const isKnown = await isKnownDevice(context, device, login);
  const guardKey = isKnown ? await keyedHash(db, `device ${device} ${login}`) : login_hash;
  const tries = await db.transaction().execute(async (transaction) => {
    const count = await countTry(transaction, guardKey, limits.login, now);
    if (isKnown) return count;
    for (const { network_hash, delays } of counted)
      await countNetwork(transaction, { network_hash, login_hash }, delays, now);
    return count;
  });
  if (tries === 1) await forgetOld(db, now);
  return { tries, guardKey, failures: counted.map(({ network_hash }) => ({ network_hash, login_hash })) };
}

/**
 * Checks an admitted attempt. An attempt without a verdict, because of a full queue or an unavailable database, is
 * not counted. Its network is counted again at the next attempt.
 */
export async function resolveAttempt<Verdict>(
  context: Context,
  attempt: ReservedAttempt,
  look: () => Promise<Verdict>,
): Promise<Verdict> {
  try {
    return await look();
  } catch (error) {
    // report the original error
    await takeBack(context, attempt).catch(() => {});
    throw error;
  }
}

async function takeBack(
  { db, config }: Context,
  { tries, guardKey, failures }: ReservedAttempt,
): Promise<void> {
  const now = config.now();
  // if another attempt has been counted meanwhile, its delay stays
  const next_at = sql<Date>`case when tries = ${tries} then least(next_at, ${now}) else next_at end`;
  await db
    .updateTable('login_guards')
    .set({ tries: sql<number>`tries - 1`, next_at })
    .where('key_hash', '=', guardKey)
    .where('tries', '>', 0)
    .execute();
  if (tries > 1) return;
  for (const { network_hash, login_hash } of failures)
    await db
      .deleteFrom('login_network_failures')
      .where('network_hash', '=', network_hash)
      .where('login_hash', '=', login_hash)
      // a known device has counted nothing for the network
      .where('login_hash', '=', guardKey)
      .execute();
}

/** Call it after a correct attempt. */
export async function clearAttempts(db: Db, { guardKey, failures }: ReservedAttempt): Promise<void> {
  await db.deleteFrom('login_guards').where('key_hash', '=', guardKey).execute();
  for (const { network_hash, login_hash } of failures)
    await db
      .deleteFrom('login_network_failures')
      .where('network_hash', '=', network_hash)
      .where('login_hash', '=', login_hash)
      .execute();
}

/** Gives the device its own count for this login. */
export async function rememberDevice({ db, config }: Context, device: string, login: string): Promise<void> {
  const forget_at = later(config.now(), deviceMemoryDays * day);
  await db
    .insertInto('login_devices')
    .values({ device_hash: await deviceHash(db, device), login_hash: await keyedHash(db, login), forget_at })
    .onConflict((conflict) => conflict.columns(['device_hash', 'login_hash']).doUpdateSet({ forget_at }))
    .execute();
}

/** Tests whether this device has opened this login before, and the password has not changed since. */
export async function isKnownDevice(
  { db, config }: Context,
  device: string | undefined,
  login: string,
): Promise<boolean> {
  if (device === undefined) return false;
  const row = await db
    .selectFrom('login_devices')
    .select('login_hash')
    .where('device_hash', '=', await deviceHash(db, device))
    .where('login_hash', '=', await keyedHash(db, login))
    .where(isRunningIn('forget_at', config.now(), deviceMemoryDays * day))
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the known devices of this login, after its password has changed. */
export async function forgetDevices(db: Db, login: string): Promise<void> {
  await db
    .deleteFrom('login_devices')
    .where('login_hash', '=', await keyedHash(db, login))
    .execute();
}

/** Deletes all attempts for a login that no longer exists. */
export async function forgetLogin(db: Db, login: string): Promise<void> {
  const login_hash = await keyedHash(db, login);
  await db.deleteFrom('login_guards').where('key_hash', '=', login_hash).execute();
  await db.deleteFrom('login_network_failures').where('login_hash', '=', login_hash).execute();
  await db.deleteFrom('login_devices').where('login_hash', '=', login_hash).execute();
}

function deviceHash(db: Db, device: string): Promise<string> {
  return keyedHash(db, `device ${device}`);
}

/**
 * Counts in one statement, so that only the free ones of several simultaneous attempts pass.
 * @returns the number of attempts
 */
async function countTry(db: Db, key: string, delays: Delays, now: Date): Promise<number> {
  const tries = sql<number>`case when ${isRunningIn('login_guards.forget_at', now, loginMemory)} then login_guards.tries + 1 else 1 end`;
  const first = {
    key_hash: key,
    tries: 1,
    next_at: later(now, delayAfter(1, delays)),
    forget_at: later(now, loginMemory),
  };
  const row = await db
    .insertInto('login_guards')
    .values(first)
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({
          tries,
          next_at: sql`${now}::timestamptz + ${delayInSql(tries, delays)}`,
          forget_at: first.forget_at,
        })
        .where(isOpen(delays, now)),
    )
    .returning('tries')
    .executeTakeFirst();
  if (row) return row.tries;
  return refuse(db, key, now);
}

/**
 * Counts the different logins at which the network has failed. Beyond the free ones, every further attempt is
 * delayed.
 */
async function countNetwork(db: Db, failure: Failure, delays: Delays, now: Date): Promise<void> {
  const key_hash = failure.network_hash;
  const forget_at = later(now, networkMemory);
  // locks the network's row until the transaction ends
  const passed = await db
    .insertInto('login_guards')
    .values({ key_hash, tries: 0, next_at: now, forget_at })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({ forget_at }).where(isOpen(delays, now)),
    )
    .returning('tries')
    .executeTakeFirst();
  if (!passed) return refuse(db, key_hash, now);
  await db
    .insertInto('login_network_failures')
    .values({ ...failure, forget_at })
    .onConflict((conflict) => conflict.columns(['network_hash', 'login_hash']).doUpdateSet({ forget_at }))
    .execute();
  const { tries } = await db
    .selectFrom('login_network_failures')
    .select(({ fn }) => fn.countAll<number>().as('tries'))
    .where('network_hash', '=', key_hash)
    .where(isRunningIn('forget_at', now, networkMemory))
    .executeTakeFirstOrThrow();
  await db
    .updateTable('login_guards')
    .set({ tries, next_at: later(now, delayAfter(tries, delays)) })
    .where('key_hash', '=', key_hash)
    .execute();
}

/** Allows free attempts at any time: the clock of a simultaneous attempt that is counted first may be ahead. */
const isOpen = ({ free, longestSeconds }: Delays, now: Date) =>
  sql<boolean>`(login_guards.tries < ${free}::int or not ${isRunningIn('login_guards.next_at', now, longestSeconds * 1000)})`;

async function refuse(db: Db, key: string, now: Date): Promise<never> {
  const row = await db
    .selectFrom('login_guards')
    .select('next_at')
    .where('key_hash', '=', key)
    .executeTakeFirst();
  throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: secondsFrom(now, row?.next_at ?? now) });
}

/** In milliseconds. */
function delayAfter(tries: number, { free, longestSeconds }: Delays): number {
  return tries < free ? 0 : Math.min(longestSeconds, 2 ** (tries - free)) * 1000;
}

/** Computes {@link delayAfter} in SQL, for a number in the database; the exponent is limited to 30. */
function delayInSql(tries: ReturnType<typeof sql<number>>, { free, longestSeconds }: Delays) {
  return sql`case when (${tries}) < ${free}::int then interval '0'
    else least(${longestSeconds}::float8, power(2, least((${tries}) - ${free}::int, 30))) * interval '1 second' end`;
}

/** Deletes old rows in small batches, skipping those that another process has locked. */
async function forgetOld(db: Db, now: Date): Promise<void> {
  const last = await deletionTime(db, now);
  for (const table of ['login_guards', 'login_network_failures', 'login_devices'] as const)
    await sql`delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where forget_at <= ${last} limit 100 for update skip locked
    )`.execute(db);
}
