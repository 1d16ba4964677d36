import { noteEndedCard } from '../club/ended-cards.ts';
import { eraseChild } from '../club/remove-child.ts';
import type { Db } from '../database/database.types.ts';
import type { GrownUp } from './lock-grown-up-member.ts';

export interface Erased {
  tutor: GrownUp['tutor'];
  /** True if the family's postal address, stored only for the club, was erased with its last child. */
  isAddressErased: boolean;
}

/**
 * Erases all data of a member: name, birthdate, photo, PIN, card number, lists, sessions and links. Only a hash of
 * the card number remains. Call it in the transaction that has locked the member.
 */
export async function eraseGrownUp(transaction: Db, { tutor, child }: GrownUp, now: Date): Promise<Erased> {
  if (child.card_number !== null) await noteEndedCard(transaction, child.card_number, now);
  await eraseChild(transaction, child);
  const sibling = await transaction
    .selectFrom('users')
    .select('id')
    .where('tutor_id', '=', tutor.id)
    .executeTakeFirst();
  if (!sibling) await eraseAddress(transaction, tutor.id);
  return { tutor, isAddressErased: !sibling };
}

async function eraseAddress(db: Db, tutorId: number): Promise<void> {
  const address = { address: '', zip: '', city: '', province: '', country: '' };
  await db.updateTable('users').set(address).where('id', '=', tutorId).execute();
}
