import type { Db } from '../database/database.types.ts';
import { insertNew } from '../database/insert-new.ts';
import { keyedHash } from '../security/server-secret.ts';

export const year = 365 * 24 * 60 * 60 * 1000;

const hashOfCard = (db: Db, number: string) => keyedHash(db, `ended card ${number}`);

/** Records for a year that a card has ended, without naming its owner. */
export async function noteEndedCard(db: Db, number: string, now: Date): Promise<void> {
  await insertNew(db, 'ended_cards', { card_hash: await hashOfCard(db, number), ended_at: now });
}

/** Tests whether the number belonged to the card of a member who has grown up and whose data are moved or erased. */
export async function isEndedCard(db: Db, number: string): Promise<boolean> {
  const ended = await db
    .selectFrom('ended_cards')
    .select('card_hash')
    .where('card_hash', '=', await hashOfCard(db, number))
    .executeTakeFirst();
  return ended !== undefined;
}

export async function forgetEndedCards(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('ended_cards')
    .where('ended_at', '<=', new Date(now.getTime() - year))
    .execute();
}
