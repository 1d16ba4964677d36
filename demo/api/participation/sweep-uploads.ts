import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { removeStored } from './store-client.ts';
import { keyOf } from './uploads.ts';

const hour = 60 * 60 * 1000;

/**
 * Removes files that were begun and never sent, and those that were given up (W-18). Several servers may run it
 * simultaneously: what is removed already is no failure.
 * @returns the number of removed files
 */
export async function sweepUploads(context: Pick<DemoContext, 'db' | 'config'>): Promise<number> {
  const { db, config } = context;
  const due = await db
    .selectFrom('uploads')
    .select(['id', 'upload_id'])
    .where('expires_at', '<=', config.now())
    .where('state', '<>', 'attached')
    .limit(100)
    .execute();
  let removed = 0;
  for (const { id, upload_id } of due) {
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
    if (!(await removeStored(context, keyOf(id), upload_id))) continue;
    await db.deleteFrom('uploads').where('id', '=', id).execute();
    removed += 1;
  }
  return removed;
}

/** Sweeps every hour. */
export function sweepUploadsHourly(app: FastifyInstance, context: DemoContext): void {
  let running: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      running = sweepUploads(context).catch((error: unknown) =>
        app.log.error({ err: error }, 'unfinished uploads are not removed'),
      );
    }, hour).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
