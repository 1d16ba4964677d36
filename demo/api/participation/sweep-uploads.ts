import type { FastifyInstance } from 'fastify';
import { deletionTime } from '../clock/deletion-time.ts';
import { boundedIn, day, later } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { everyHour } from '../http/repeat.ts';
import { removeStored } from './store-client.ts';
import { keyOf, lifetime } from './uploads.ts';

type Context = Pick<DemoContext, 'db' | 'config'>;

/**
 * Removes abandoned uploads, files that were never sent with a text (W-18), and participations decided long ago.
 * Several servers may run it simultaneously, since an already removed file is not a failure.
 * @returns the number of removed files
 * @throws AggregateError of the failures, after trying all
 */
export async function sweepUploads(context: Context): Promise<number> {
  const { db, config } = context;
  await forgetDecided(context);
  const expires_at = boundedIn('expires_at', config.now(), lifetime);
  await db.updateTable('uploads').set({ expires_at }).where('expires_at', '>', expires_at).execute();
  const due = await db
    .selectFrom('uploads')
    .select('id')
    .where('expires_at', '<=', await deletionTime(db, config.now()))
    .where('state', '<>', 'attached')
    .limit(100)
    .execute();
  const failures: unknown[] = [];
  let removed = 0;
  for (const { id } of due)
    try {
      if (await removeUpload(context, id)) removed += 1;
    } catch (error) {
      failures.push(error);
    }
  if (failures.length) throw new AggregateError(failures, `${failures.length} files could not be removed`);
  return removed;
}

/** @returns false when a text has been attached meanwhile, or the store does not respond */
async function removeUpload(context: Context, id: string): Promise<boolean> {
  // nobody can continue the upload, whatever the store responds
  const given = await context.db
    .updateTable('uploads')
    .set({ state: 'removed' })
    .where('id', '=', id)
    .where('state', '<>', 'attached')
    .returning('id')
    .executeTakeFirst();
  if (!given || !(await removeStored(context, keyOf(id)))) return false;
  await context.db.deleteFrom('uploads').where('id', '=', id).execute();
  return true;
}

/** Sweeps on start and every hour. */
export const sweepUploadsHourly = (app: FastifyInstance, context: DemoContext): void =>
  everyHour(app, 'unfinished uploads are not removed', () => sweepUploads(context));

/** Maximum rows of a batch; the next sweep deletes the rest. */
const most = 1000;

/**
 * Deletes participations at the end of their retention after the newsroom's decision, in batches. Skips rows that
 * another server has locked. The sweep removes their files.
 */
async function forgetDecided({ db, config }: Pick<DemoContext, 'db' | 'config'>): Promise<void> {
  const now = config.now();
  const last = later(await deletionTime(db, now), -config.participationDays * day);
  await db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('participations')
      .select(['id', 'file_id'])
      .where('decided_at', '<=', last)
      .where('state', '<>', 'waiting')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    const files = due.map(({ file_id }) => file_id).filter((id) => id !== null);
    await transaction.deleteFrom('participations').where('id', 'in', ids).execute();
    if (files.length > 0)
      await transaction
        .updateTable('uploads')
        .set({ state: 'removed', expires_at: now })
        .where('id', 'in', files)
        .execute();
  });
}
