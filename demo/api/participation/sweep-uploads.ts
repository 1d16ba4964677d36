import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { everyHour } from '../http/repeat.ts';
import { forgetDecided } from './forget-decided.ts';
import { removeStored } from './store-client.ts';
import { keyOf } from './uploads.ts';

/**
 * Removes files that were begun and never sent, those that were given up (W-18), and what was decided long ago. Several servers may run it
 * simultaneously: what is removed already is no failure.
 * @returns the number of removed files
 */
export async function sweepUploads(context: Pick<DemoContext, 'db' | 'config'>): Promise<number> {
  const { db, config } = context;
  await forgetDecided(context);
  const due = await db
    .selectFrom('uploads')
    .select('id')
    .where('expires_at', '<=', config.now())
    .where('state', '<>', 'attached')
    .limit(100)
    .execute();
  let removed = 0;
  for (const { id } of due) {
    // nobody can go on with it, whatever the store answers
    const given = await db
      .updateTable('uploads')
      .set({ state: 'removed' })
      .where('id', '=', id)
      // its text may have come since
      .where('state', '<>', 'attached')
      .returning('id')
      .executeTakeFirst();
    if (!given) continue;
    if (!(await removeStored(context, keyOf(id)))) continue;
    await db.deleteFrom('uploads').where('id', '=', id).execute();
    removed += 1;
  }
  return removed;
}

/** Sweeps on start and every hour. */
export const sweepUploadsHourly = (app: FastifyInstance, context: DemoContext): void =>
  everyHour(app, 'unfinished uploads are not removed', () => sweepUploads(context));
