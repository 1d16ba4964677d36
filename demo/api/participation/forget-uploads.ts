import type { Db } from '../database/database.types.ts';

interface Sender {
  userId: number;
  /**
   * Null unless proven: nobody may delete another person's participations by registering with that person's e-mail.
   */
  email: string | null;
}

/**
 * Deletes the participations of an account, and those sent with its e-mail without a login. Only the key of a file
 * remains, without its name and owner, until the sweep removes it from the store.
 */
export async function forgetUploads(db: Db, { userId, email }: Sender, now: Date): Promise<void> {
  const sent = await db
    .selectFrom('participations')
    .select(['id', 'file_id'])
    .where((eb) =>
      eb.or([eb('user_id', '=', userId), eb.and([eb('user_id', 'is', null), eb('email', '=', email)])]),
    )
    .execute();
  const files = sent.map(({ file_id }) => file_id).filter((id) => id !== null);
  // lock the files first, as the calls that attach or erase them do
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
    .where((eb) => eb.or([eb('user_id', '=', userId), ...(files.length > 0 ? [eb('id', 'in', files)] : [])]))
    .execute();
  if (sent.length === 0) return;
  const ids = sent.map(({ id }) => id);
  // by id, so that a participation stored meanwhile keeps its file
  await db.deleteFrom('participations').where('id', 'in', ids).execute();
}
