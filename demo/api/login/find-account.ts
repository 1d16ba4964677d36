import { isEndedCard } from '../club/ended-cards.ts';
import { hasGrownUp } from '../club/valid-until.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import type { Caller } from '../http/caller.ts';
import { verifyPin, verifySecret } from '../security/passwords.ts';
import { pinPepper } from '../security/pin-pepper.ts';
import type { UserRow } from '../session/session-store.ts';
import type { Credentials } from './credentials.ts';

/** Finds the account of a card number or e-mail, whatever the secret. Both kinds need one query. */
export function findAccount(db: Db, { kind, name }: Credentials): Promise<UserRow | undefined> {
  const users = db.selectFrom('users').selectAll();
  return kind === 'card'
    ? users.where('card_number', '=', name).where('type', '=', 'laCollaMember').executeTakeFirst()
    : users.where('email', '=', name).where('type', '!=', 'laCollaMember').executeTakeFirst();
}

/** Tests whether the secret is correct. Computes exactly one hash in every case (W-01, W-03). */
export async function hasCorrectSecret(
  context: DemoContext,
  { kind, secret }: Credentials,
  account: UserRow | undefined,
  caller: Caller,
): Promise<boolean> {
  if (kind === 'account') return verifySecret(secret, account?.password_hash ?? null, caller);
  return verifyPin(secret, account?.pin_hash ?? null, await pinPepper(context), caller);
}

/** Tests for the ended card of a member who has grown up, if the secret is right, or once was (CLOG-15, BEY-14). */
export async function hasEnded(
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  { kind, name }: Credentials,
  { account, isRight }: { account: UserRow | undefined; isRight: boolean },
): Promise<boolean> {
  if (kind !== 'card') return false;
  if (account && isRight) return hasGrownUp(account, config.now());
  // queried for every refused card, so that the response time does not reveal which cards exist (W-03)
  return isEndedCard(db, name);
}
