import { formatWireDate } from '../../../src/i18n/dates.ts';
import { validUntil } from '../club/valid-until.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { verifyPin, verifySecret } from '../security/passwords.ts';
import { pinPepper } from '../security/pin-pepper.ts';
import type { UserRow } from '../session/session-store.ts';
import type { Credentials } from './credentials.ts';

/** The account of a name, whether the secret is correct or not. Both kinds need one query. */
export function findAccount(db: Db, { kind, name }: Credentials): Promise<UserRow | undefined> {
  const users = db.selectFrom('users').selectAll();
  return kind === 'card'
    ? users.where('card_number', '=', name).where('type', '=', 'laCollaMember').executeTakeFirst()
    : users.where('email', '=', name).where('type', '!=', 'laCollaMember').executeTakeFirst();
}

/** Whether the secret is correct. Computes exactly one hash in every case (W-01, W-03). */
export async function hasCorrectSecret(
  context: DemoContext,
  { kind, secret }: Credentials,
  account: UserRow | undefined,
): Promise<boolean> {
  if (kind === 'account') return verifySecret(secret, account?.password_hash ?? null);
  const pepper = await pinPepper(context);
  const isRight = await verifyPin(secret, account?.pin_hash ?? null, pepper);
  return isRight && isValid(account?.birthdate ?? null, context.config.now());
}

/** A card without a birthdate does not expire (CLOG-15). */
function isValid(birthdate: string | null, now: Date): boolean {
  return birthdate === null || formatWireDate(now) < validUntil(birthdate);
}
