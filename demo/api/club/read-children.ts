import type { DemoContext } from '../context.ts';
import type { UserRow } from '../session/session-store.ts';
import { validUntil } from './valid-until.ts';

/** A child as returned to its tutor (CHILD-01, ENT-03), never with the PIN (W-07). */
export interface ClubChild {
  id: string;
  name: string;
  surname: string;
  birthdate: string | null;
  /** Card number (CHILD-01). */
  nick: string | null;
  /** Same-origin address, readable only with the tutor's session. */
  photo: string | null;
  /** The 13th birthday, YYYY-MM-DD. */
  validUntil: string | null;
}

/** Returns the children of a tutor, in the order in which they were added. */
export async function readChildren(
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  tutor: UserRow,
): Promise<ClubChild[]> {
  if (!hasValidatedEmail(tutor)) return [];
  const children = await db
    .selectFrom('users')
    .leftJoin('child_photos', 'child_photos.child_id', 'users.id')
    .select(['users.id', 'name', 'surname', 'birthdate', 'card_number as nick', 'child_photos.version'])
    .where('tutor_id', '=', tutor.id)
    .orderBy('users.id')
    .execute();
  return children.map(({ id, version, ...child }) => ({
    ...child,
    id: String(id),
    photo: version && `${config.basePath}/api/front/user/children/${id}/photo?v=${version}`,
    validUntil: child.birthdate && validUntil(child.birthdate),
  }));
}

/**
 * Tests whether the account may see its children: its e-mail must be validated (W-08). An account without an e-mail
 * was created through a social network.
 */
export function hasValidatedEmail({ email, email_validated_at }: UserRow): boolean {
  return email === null || email_validated_at !== null;
}
