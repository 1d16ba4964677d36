import type { Db } from '../database/database.types.ts';

/**
 * Keeps the votes of a user to be deleted in the count, unlinked from the user and from each other. Call it in the
 * transaction that deletes the user. It locks the user's row: a simultaneous vote waits for the end of the
 * transaction, and then finds no user.
 */
export async function anonymiseVotes(transaction: Db, userId: number): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await transaction
    .updateTable('votes')
    .set({ user_id: null, idempotency_key: null })
    .where('user_id', '=', userId)
    .execute();
}
