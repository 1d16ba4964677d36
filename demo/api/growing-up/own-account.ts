import { object } from 'yup';
import { newPassword } from '../../../src/forms/rules/new-password-rules.ts';
import { ownerOfToken, spendToken } from '../accounts/one-time-tokens.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { checkFields } from '../forms/check-fields.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/caller.ts';
import type { Moved } from '../mail/messages/growing-up-messages.ts';
import { hashSecret } from '../security/passwords.ts';
import { accountOf } from './account-of.ts';
import { type Erased, eraseGrownUp } from './erase-grown-up.ts';
import { lockGrownUpMember } from './lock-grown-up-member.ts';
import { moveFavourites } from './move-favourites.ts';

const rules = object({ password: newPassword() });

/** Data of the child's page. The page may reveal the account, since only the owner of the mailbox has the link. */
export interface OwnAccount {
  email: string;
  /** False if a password must be chosen for a new account. */
  hasAccount: boolean;
}

export interface OpenedAccount extends Erased {
  email: string;
  isNew: boolean;
  moved: Moved;
}

/** Reads the link without changing anything; undefined if it is unknown or no longer valid. */
export async function readOwnAccount(
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  token: string,
): Promise<OwnAccount | undefined> {
  const childId = await ownerOfToken(db, 'own-account', token, config.now());
  if (childId === undefined) return undefined;
  const row = await db
    .selectFrom('growing_up')
    .leftJoin('users', (join) =>
      join.onRef('users.email', '=', 'growing_up.email').on('users.email_validated_at', 'is not', null),
    )
    .select(['growing_up.email', 'users.id as account_id'])
    .where('child_id', '=', childId)
    .executeTakeFirst();
  return row?.email ? { email: row.email, hasAccount: row.account_id !== null } : undefined;
}

/**
 * Moves the child's favourites to an account of the child's own, and erases the child: all or nothing, and only once.
 * @param typed the password of a new account; ignored for an existing account
 * @throws ApiError INVALID_TOKEN; INVALID_FIELDS when a password is needed, or is not good enough
 */
export async function openOwnAccount(
  { db, config }: DemoContext,
  token: string,
  typed: string,
  caller: Caller,
): Promise<OpenedAccount> {
  const now = config.now();
  const known = await readOwnAccount({ db, config }, token);
  if (!known) throw new ApiError('INVALID_TOKEN');
  const password_hash = known.hasAccount ? undefined : await hashOf(typed, now, caller);
  return db.transaction().execute((transaction) => open(transaction, { token, password_hash, now }));
}

async function hashOf(typed: string, now: Date, caller: Caller): Promise<string> {
  const { password } = await checkFields(rules, { password: typed }, now);
  return hashSecret(password, caller);
}

interface Opening {
  token: string;
  password_hash: string | undefined;
  now: Date;
}

async function open(transaction: Db, { token, password_hash, now }: Opening): Promise<OpenedAccount> {
  const childId = await ownerOfToken(transaction, 'own-account', token, now);
  const grown = childId === undefined ? undefined : await lockGrownUpMember(transaction, childId, now);
  const email = grown?.row.email;
  // only after locking the child, which also deletes the token
  const spent = grown && (await spendToken(transaction, 'own-account', token, now));
  if (!grown || !email || spent === undefined) throw new ApiError('INVALID_TOKEN');
  const account = await accountOf(transaction, email, { password_hash, now });
  const moved = await moveFavourites(transaction, grown.child.id, account.id);
  const erased = await eraseGrownUp(transaction, grown, now);
  return { ...erased, email, moved, isNew: account.isNew };
}
