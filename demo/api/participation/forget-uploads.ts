import type { Db } from '../database/database.types.ts';

/**
 * Deletes what an account has sent. Of a file only its key is left, without its name and whose it was, until the sweep has
 * removed it from the store.
 */
export async function forgetUploads(db: Db, userId: number, now: Date): Promise<void> {
  await db.deleteFrom('participations').where('user_id', '=', userId).execute();
  await db
    .updateTable('uploads')
    .set({
      state: 'removed',
      expires_at: now,
      user_id: null,
      name: '',
      visitor_hash: '',
      network_hash: '',
      captcha_hash: '',
    })
    .where('user_id', '=', userId)
    .execute();
}
