import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { eraseChild } from './remove-child.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/** Whoever registered a family on an e-mail has so many days to prove that it is theirs. */
const daysToProve = 7;

/** When a family that is registered now goes, if nobody proves its e-mail. */
export const unprovenUntil = (now: Date): Date => new Date(now.getTime() + daysToProve * day);

/**
 * Removes the families whose e-mail nobody has proven in time: a stranger may have written it, and its owner must not find
 * children that are not theirs (docs/decisions/claimed-accounts.md). Any number of servers may do it at once.
 * @returns how many it has removed
 * @throws AggregateError of those that could not be, when all have been tried
 */
export async function purgeFamilies({ db, config }: Pick<DemoContext, 'db' | 'config'>): Promise<number> {
  const now = config.now();
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

function dueFamilies(db: Db, now: Date) {
  return db
    .selectFrom('users')
    .select('id')
    .where('unproven_until', '<=', now)
    .where('email_validated_at', 'is', null);
}

/** @returns false when somebody has proven the e-mail meanwhile, or is about to, or another server has been faster */
async function removeFamily(transaction: Db, id: number, now: Date): Promise<boolean> {
  // locked first, as by who follows a link: one of the two waits for the other, and neither for ever
  await transaction
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('user_id', '=', id)
    .forUpdate()
    .execute();
  // who logs in by a network locks the other way round: it is left to that, and looked at again in an hour
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

/** As soon as the server is up, and then every hour. */
export function purgeHourly(app: FastifyInstance, context: DemoContext): void {
  const purge = () =>
    purgeFamilies(context).then(
      (families) => families > 0 && app.log.info({ families }, 'families that nobody has proven are removed'),
      (error: unknown) => app.log.error({ err: error }, 'families that nobody has proven are not removed'),
    );
  let running: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    running = purge();
    timer = setInterval(() => {
      running = purge();
    }, hour).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
