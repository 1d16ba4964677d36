import { deletionTime } from '../clock/deletion-time.ts';
import { later } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';

const day = 24 * 60 * 60 * 1000;
/** Maximum rows of a batch; the next sweep deletes the rest. */
const most = 1000;

/**
 * Deletes participations at the end of their retention after the newsroom's decision, in batches. Skips rows that
 * another server has locked. The sweep removes their files.
 */
export async function forgetDecided({ db, config }: Pick<DemoContext, 'db' | 'config'>): Promise<void> {
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
