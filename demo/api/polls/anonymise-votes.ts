import type { Db } from '../database/database.types.ts';

/**
 * Keeps the votes of a user who is to be deleted in the count, unlinked from the person and from each other. To be called in the
 * transaction that deletes the user. It locks the row: a vote that comes meanwhile waits for the end of it, and finds no user.
 */
export async function anonymiseVotes(transaction: Db, userId: number): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await transaction
    .updateTable('votes')
    .set({ user_id: null, idempotency_key: null })
    .where('user_id', '=', userId)
    .execute();
}
