import { hasGrownUp } from '../club/valid-until.ts';
import type { Db } from '../database/database.types.ts';
import type { UserRow } from '../session/session-store.ts';
import type { GrowingUpRow } from './plan.ts';

export interface GrownUp {
  tutor: UserRow;
  child: UserRow;
  row: GrowingUpRow;
}

/**
 * Reads and locks a member who has turned 13 until the transaction ends. The tutor is locked first, as in every other
 * change of the children, which avoids deadlocks.
 * @returns undefined when the member no longer exists, or is a child again because the birthdate was corrected
 */
export async function lockGrownUpMember(
  transaction: Db,
  childId: number,
  now: Date,
): Promise<GrownUp | undefined> {
  const users = transaction.selectFrom('users').selectAll();
  const tutor = await users
    .where('id', '=', (eb) => eb.selectFrom('users').select('tutor_id').where('id', '=', childId))
    .forUpdate()
    .executeTakeFirst();
  if (!tutor) return undefined;
  const child = await users
    .where('id', '=', childId)
    .where('tutor_id', '=', tutor.id)
    .forUpdate()
    .executeTakeFirst();
  if (!child || !hasGrownUp(child, now)) return undefined;
  const row = await transaction
    .selectFrom('growing_up')
    .selectAll()
    .where('child_id', '=', childId)
    .forUpdate()
    .executeTakeFirst();
  return row && { tutor, child, row };
}
