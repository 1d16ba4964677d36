import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { forgetLogin } from '../security/login-guard.ts';
import { loginOf } from '../security/login-key.ts';
import { endAllSessions, type UserRow } from '../session/session-store.ts';
import { insertMember } from './card-number.ts';
import type { ChildPhoto } from './child-photo.ts';
import { mostChildren } from './club.schemas.ts';
import { clubError } from './club-error.ts';
import type { PreparedChild } from './prepare-children.ts';

type Member = Pick<UserRow, 'id' | 'name' | 'surname' | 'birthdate' | 'card_number'>;

/**
 * Adds or changes a tutor's children, all or none, and leaves the others unchanged (CHILD-15). Call it in a
 * transaction that has locked the tutor's row, so that simultaneous calls do not add a child twice.
 * @throws ApiError NOT_FOUND when the child is not the tutor's; LA_COLLA_API_ERROR (ERR-08); INVALID_FIELDS for too
 * many children
 */
export async function writeChildren(
  transaction: Db,
  { config }: Pick<DemoContext, 'config'>,
  tutorId: number,
  children: readonly PreparedChild[],
): Promise<void> {
  const members = await membersOf(transaction, tutorId);
  const known = children.map(({ id }) => (id === undefined ? undefined : memberOf(members, id)));
  refuseTooMany(members.length + children.filter(({ id }) => id === undefined).length);
  refuseTwice(members, children);
  for (const [index, child] of children.entries()) {
    const { name, surname, birthdate, pin_hash } = child;
    const values = { name, surname, birthdate, ...(pin_hash !== undefined && { pin_hash }) };
    const member = known[index];
    const id = member
      ? await changeMember(transaction, member, values)
      : await insertMember(transaction, {
          ...values,
          type: 'laCollaMember',
          tutor_id: tutorId,
          is_registered_in_la_colla: true,
          created_at: config.now(),
        });
    await writePhoto(transaction, id, child.photo);
  }
}

function membersOf(db: Db, tutorId: number): Promise<Member[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'surname', 'birthdate', 'card_number'])
    .where('tutor_id', '=', tutorId)
    .execute();
}

/** Throws the same error for another tutor's child as for an unknown child (W-10). */
function memberOf(members: readonly Member[], id: string): Member {
  const member = members.find((one) => String(one.id) === id);
  if (!member) throw new ApiError('NOT_FOUND');
  return member;
}

/** @throws ApiError INVALID_FIELDS for a family with more children than allowed */
function refuseTooMany(count: number): void {
  if (count > mostChildren)
    throw new ApiError('INVALID_FIELDS', {
      errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'children' }],
    });
}

/**
 * Rejects duplicates: children with the same name and birthdate (CLUB-39).
 * @throws ApiError LA_COLLA_API_ERROR (ERR-08)
 */
export function refuseTwice(members: readonly Member[], children: readonly PreparedChild[]): void {
  const all = new Map<string, string>();
  for (const member of members) all.set(String(member.id), whoIs(member));
  for (const [index, child] of children.entries()) all.set(child.id ?? `new ${index}`, whoIs(child));
  if (new Set(all.values()).size < all.size) throw clubError(2);
}

/** Returns a key of the child that ignores capitals and extra spaces. */
function whoIs({ name, surname, birthdate }: Pick<Member, 'name' | 'surname' | 'birthdate'>): string {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('ca');
  return JSON.stringify([plain(name), plain(surname), birthdate]);
}

/** Updates a child. A new PIN ends the child's sessions and its login delay. */
async function changeMember(
  db: Db,
  { id, card_number }: Member,
  values: { name: string; surname: string; birthdate: string; pin_hash?: string },
): Promise<number> {
  await db.updateTable('users').set(values).where('id', '=', id).execute();
  if (values.pin_hash !== undefined) {
    await endAllSessions(db, id);
    if (card_number !== null) await forgetLogin(db, loginOf({ kind: 'card', name: card_number }));
  }
  return id;
}

async function writePhoto(db: Db, child_id: number, photo: ChildPhoto | null | undefined): Promise<void> {
  if (photo === undefined) return;
  if (photo === null) {
    await db.deleteFrom('child_photos').where('child_id', '=', child_id).execute();
    return;
  }
  await db
    .insertInto('child_photos')
    .values({ child_id, ...photo })
    .onConflict((conflict) => conflict.column('child_id').doUpdateSet(photo))
    .execute();
}
