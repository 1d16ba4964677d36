import type { Db } from '../database/database.types.ts';

/**
 * Removes the account and the key from the votes of a user who is being deleted; the votes stay counted. Call it in the
 * transaction that deletes the user. It locks the user's row, so a simultaneous vote waits and then finds no user.
 */
export async function anonymiseVotes(transaction: Db, userId: number): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await transaction
    .updateTable('votes')
    .set({ user_id: null, idempotency_key: null })
    .where('user_id', '=', userId)
    .execute();
}
