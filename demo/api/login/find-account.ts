import { lastBirthdate } from '../../../src/forms/rules.ts';
import { formatWireDate } from '../../../src/i18n/dates.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { verifyPin, verifySecret } from '../security/passwords.ts';
import { pinPepper } from '../security/pin-pepper.ts';
import type { UserRow } from '../session/session-store.ts';
import type { Credentials } from './credentials.ts';

/** The card can be used until the child turns so old (CLOG-15). */
const ageOfLeaving = 13;

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
  return isRight && isUnderAge(account?.birthdate ?? null, context.config.now());
}

/** Who leaves no birthdate has none to be refused for. */
function isUnderAge(birthdate: string | null, now: Date): boolean {
  return birthdate === null || birthdate > lastBirthdate(formatWireDate(now), ageOfLeaving);
}
