import { formatWireDate } from '../../../src/i18n/dates.ts';
import { validUntil } from '../club/valid-until.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { verifyPin, verifySecret } from '../security/passwords.ts';
import { pinPepper } from '../security/pin-pepper.ts';
import type { UserRow } from '../session/session-store.ts';
import type { Credentials } from './credentials.ts';

/** Whose name it is, with a right secret or not. Both kinds are one query. */
export function findAccount(db: Db, { kind, name }: Credentials): Promise<UserRow | undefined> {
  const users = db.selectFrom('users').selectAll();
  return kind === 'card'
    ? users.where('card_number', '=', name).where('type', '=', 'laCollaMember').executeTakeFirst()
    : users.where('email', '=', name).where('type', '!=', 'laCollaMember').executeTakeFirst();
}

/** One hash is made, whether the account exists, is a child's or an adult's, and the secret is right or not (W-01, W-03). */
export async function opens(
  context: DemoContext,
  { kind, secret }: Credentials,
  account: UserRow | undefined,
): Promise<boolean> {
  if (kind === 'account') return verifySecret(secret, account?.password_hash ?? null);
  const pepper = await pinPepper(context);
  const isRight = await verifyPin(secret, account?.pin_hash ?? null, pepper);
  return isRight && isValid(account?.birthdate ?? null, context.config.now());
}

/** The card of who leaves no birthdate does not end (CLOG-15). */
function isValid(birthdate: string | null, now: Date): boolean {
  return birthdate === null || formatWireDate(now) < validUntil(birthdate);
}
