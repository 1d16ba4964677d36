import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../database/database.types.ts';

/** Tests whether the user or a child of the user is a member of the club. */
export function isTutor(eb: ExpressionBuilder<Database, 'users'>) {
  const child = eb
    .selectFrom('users as child')
    .select('child.id')
    .whereRef('child.tutor_id', '=', 'users.id');
  return sql<boolean>`(${eb.ref('users.is_registered_in_la_colla')} or ${eb.exists(child)})`;
}
