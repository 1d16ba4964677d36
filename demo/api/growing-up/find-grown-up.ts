import { sql } from 'kysely';
import { lastBirthdate } from '../../../src/forms/rules/birthdate-rules.ts';
import { formatWireDate } from '../../../src/i18n/dates.ts';
import { deletionTime } from '../clock/deletion-time.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';

/**
 * Records the members of the club who are 13 or older in Madrid, and ends the sessions of their cards (BEY-14).
 * Several servers may run it simultaneously, and repeatedly. Families with an unvalidated e-mail are left out until
 * it is validated, and removed if it never is (W-08).
 * @returns the number of members
 */
export async function findGrownUp({ db, config }: Pick<DemoContext, 'db' | 'config'>): Promise<number> {
  const now = await deletionTime(db, config.now());
  // counts a birthday on 29 February as 1 March, as the card does
  const born = lastBirthdate(formatWireDate(now), 13);
  return db.transaction().execute(async (transaction) => {
    await forgetCorrected(transaction, born);
    const found = await transaction
      .insertInto('growing_up')
      .columns(['child_id', 'next_at'])
      .expression((eb) =>
        eb
          .selectFrom('users as child')
          .innerJoin('users as tutor', 'tutor.id', 'child.tutor_id')
          .select(['child.id as child_id', sql<Date>`${now}::timestamptz`.as('next_at')])
          .where('child.type', '=', 'laCollaMember')
          .where('child.birthdate', '<=', born)
          .where((or) =>
            or.or([or('tutor.unproven_until', 'is', null), or('tutor.email_validated_at', 'is not', null)]),
          ),
      )
      .onConflict((conflict) => conflict.column('child_id').doNothing())
      .returning('child_id')
      .execute();
    for (const { child_id } of found)
      await transaction.deleteFrom('sessions').where('user_id', '=', child_id).execute();
    return found.length;
  });
}

/** Handles a tutor's correction of a wrong birthdate: the member is a child again, and the links are void. */
async function forgetCorrected(db: Db, born: string): Promise<void> {
  const corrected = await db
    .deleteFrom('growing_up')
    .where('child_id', 'in', (children) =>
      children
        .selectFrom('users')
        .select('id')
        .where((or) => or.or([or('birthdate', 'is', null), or('birthdate', '>', born)])),
    )
    .returning('child_id')
    .execute();
  for (const { child_id } of corrected)
    await db
      .deleteFrom('one_time_tokens')
      .where('user_id', '=', child_id)
      .where('purpose', 'in', ['hand-over', 'own-account'])
      .execute();
}
