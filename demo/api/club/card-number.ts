import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../database/database.types.ts';
import type { UsersTable } from '../database/tables/account-tables.types.ts';
import { clubError } from './club-error.ts';

/** Collisions are rare: this many in a row mean another fault. */
const mostDraws = 10;

/**
 * Returns nine random digits, which nobody can enumerate (W-01). The first is not zero, which some programs would
 * drop.
 */
function drawCardNumber(): string {
  return String(randomInt(100_000_000, 1_000_000_000));
}

/**
 * Inserts a child with a unique card number; the database key decides between simultaneous inserts.
 * @returns the id of the child
 * @throws ApiError LA_COLLA_API_ERROR, API_ERROR_CODE_1
 */
export async function insertMember(
  db: Db,
  child: Omit<Insertable<UsersTable>, 'card_number'>,
  draw = drawCardNumber,
): Promise<number> {
  for (let drawn = 0; drawn < mostDraws; drawn++) {
    const inserted = await db
      .insertInto('users')
      .values({ ...child, card_number: draw() })
      .onConflict((conflict) => conflict.column('card_number').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return inserted.id;
  }
  throw clubError(1);
}
