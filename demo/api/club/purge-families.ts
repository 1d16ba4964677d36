import type { FastifyInstance } from 'fastify';
import { deletionTime } from '../clock/deletion-time.ts';
import { boundedIn, day } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { everyHour } from '../http/repeat.ts';
import { eraseChild } from './remove-child.ts';

/** Days to validate the e-mail of a registered family. */
export const daysToProve = 7;

/** Returns the removal time of a family registered now, unless its e-mail is validated. */
export const unprovenUntil = (now: Date): Date => new Date(now.getTime() + daysToProve * day);

/**
 * Removes families whose e-mail was not validated in time. A stranger may have typed it, and its owner must not find
 * another family's children (docs/decisions/claimed-accounts.md). Several servers may run it simultaneously.
 * @returns the number of removed families
 * @throws AggregateError of the failures, after trying all
 */
export async function purgeFamilies({ db, config }: Pick<DemoContext, 'db' | 'config'>): Promise<number> {
  await boundWaits(db, config.now());
  const now = await deletionTime(db, config.now());
  const failures: unknown[] = [];
  let removed = 0;
  for (const { id } of await dueFamilies(db, now).execute())
    try {
      if (await db.transaction().execute((transaction) => removeFamily(transaction, id, now))) removed += 1;
    } catch (error) {
      failures.push(error);
    }
  if (failures.length) throw new AggregateError(failures, `${failures.length} families could not be removed`);
  return removed;
}

/** A wrong clock may have written an end that is years ahead. */
async function boundWaits(db: Db, now: Date): Promise<void> {
  const unproven_until = boundedIn('unproven_until', now, daysToProve * day);
  await db
    .updateTable('users')
    .set({ unproven_until })
    .where('unproven_until', '>', unproven_until)
    .execute();
}

function dueFamilies(db: Db, now: Date) {
  return db
    .selectFrom('users')
    .select('id')
    .where('unproven_until', '<=', now)
    .where('email_validated_at', 'is', null);
}

/** @returns false when the e-mail has been validated meanwhile, or another server has removed the family */
async function removeFamily(transaction: Db, id: number, now: Date): Promise<boolean> {
  // locks in the same order as the mailed link does, which prevents deadlocks
  await transaction
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('user_id', '=', id)
    .forUpdate()
    .execute();
  // a social login locks in the opposite order: the family is skipped and retried in an hour
  const family = await dueFamilies(transaction, now)
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!family) return false;
  const children = await transaction
    .selectFrom('users')
    .select(['id', 'card_number'])
    .where('tutor_id', '=', id)
    .execute();
  for (const child of children) await eraseChild(transaction, child);
  await transaction.deleteFrom('users').where('id', '=', id).execute();
  return true;
}

/** Purges on start and every hour. */
export function purgeHourly(app: FastifyInstance, context: DemoContext): void {
  everyHour(app, 'families that nobody has proven are not removed', async () => {
    const families = await purgeFamilies(context);
    if (families > 0) app.log.info({ families }, 'families that nobody has proven are removed');
  });
}
