import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { anonymiseVotes } from '../polls/anonymise-votes.ts';
import { forgetLogin } from '../security/login-guard.ts';
import { loginOf } from '../security/login-key.ts';
import { requireFreshLogin } from '../session/fresh-login.ts';
import { holdSession, type UserRow } from '../session/session-store.ts';
import { hasValidatedEmail } from './read-children.ts';

/**
 * Permanently removes a child of the session's tutor: card, PIN, photo, lists and sessions
 * (docs/decisions/claimed-accounts.md).
 * @returns the tutor
 * @throws ApiError LOGIN_REQUIRED; NOT_FOUND when the child is not the tutor's; FRESH_LOGIN_REQUIRED
 */
export function removeChild({ db, config }: DemoContext, token: string, childId: string): Promise<UserRow> {
  const now = config.now();
  return db.transaction().execute(async (transaction) => {
    // locks the tutor, so that saving this child or deleting the account waits
    const session = await holdSession(transaction, token, now);
    if (!session) throw new ApiError('LOGIN_REQUIRED');
    const { user } = session;
    const child = hasValidatedEmail(user) ? await childOf(transaction, user, childId) : undefined;
    // the same error for another tutor's child as for an unknown child (W-10)
    if (!child) throw new ApiError('NOT_FOUND');
    requireFreshLogin(session, now);
    await eraseChild(transaction, child);
    return user;
  });
}

/** Deletes the child's row, and with it the photo, the lists and the sessions. */
export async function eraseChild(
  transaction: Db,
  { id, card_number }: Pick<UserRow, 'id' | 'card_number'>,
): Promise<void> {
  await anonymiseVotes(transaction, id);
  if (card_number !== null) await forgetLogin(transaction, loginOf({ kind: 'card', name: card_number }));
  await transaction.deleteFrom('users').where('id', '=', id).execute();
}

function childOf(db: Db, tutor: UserRow, id: string) {
  // PostgreSQL rejects text with a NUL character
  if (!/^\d+$/.test(id)) return undefined;
  return db
    .selectFrom('users')
    .select(['id', 'card_number'])
    .where('tutor_id', '=', tutor.id)
    .where((eb) => eb(eb.cast<string>('id', 'text'), '=', id))
    .forUpdate()
    .executeTakeFirst();
}
