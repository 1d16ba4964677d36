import { sql } from 'kysely';
import type { Db } from '../database/database.types.ts';
import type { Moved } from '../mail/messages/growing-up-messages.ts';

/**
 * Copies the child's favourites to an account, which keeps its own favourites. The child's rows are deleted with the
 * child.
 * @returns the child's numbers of favourites
 */
export async function moveFavourites(db: Db, childId: number, accountId: number): Promise<Moved> {
  await db
    .insertInto('favourite_contents')
    .columns(['user_id', 'content_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('favourite_contents')
        .select([sql<number>`${accountId}::bigint`.as('user_id'), 'content_id', 'created_at'])
        .where('user_id', '=', childId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('favourite_shows')
    .columns(['user_id', 'show_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('favourite_shows')
        .select([sql<number>`${accountId}::bigint`.as('user_id'), 'show_id', 'created_at'])
        .where('user_id', '=', childId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    contents: await countOf(db, 'favourite_contents', childId),
    shows: await countOf(db, 'favourite_shows', childId),
  };
}

async function countOf(
  db: Db,
  table: 'favourite_contents' | 'favourite_shows',
  userId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
