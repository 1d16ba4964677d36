import type { User } from '../../../src/session/user.types.ts';
import type { Db } from '../database/database.types.ts';
import { favouriteIdsOf } from './favourite-ids.ts';
import type { UserRow } from './session-store.ts';

/**
 * Returns the user for the readable cookie; for a child with the initial instead of the name (SESS-13, W-02, W-07).
 */
export async function sessionSummary(db: Db, user: UserRow): Promise<User> {
  const { id, type } = user;
  const lists = await favouriteIdsOf(db, id);
  if (type === 'laCollaMember') return { id: String(id), type, initial: firstLetter(user.name), ...lists };
  return {
    id: String(id),
    name: user.name,
    // tutors of the club may have no name: then the header shows the first letter of the e-mail (HDR-23)
    ...(!user.name.trim() && user.email && { initial: firstLetter(user.email) }),
    type,
    ...lists,
    bulletin: user.bulletin,
    isRegisteredInLaColla: user.is_registered_in_la_colla,
  };
}

function firstLetter(name: string): string {
  const [letter] = new Intl.Segmenter('ca').segment(name.trim());
  return letter?.segment.toLocaleUpperCase('ca') ?? '';
}
