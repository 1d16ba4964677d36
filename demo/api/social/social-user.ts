import type { SocialProviderName } from '../../config/social-clients.ts';
import { isTutor } from '../accounts/is-tutor.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import type { UserRow } from '../session/session-store.ts';
import type { SocialIdentity } from './social.types.ts';

interface Login {
  provider: SocialProviderName;
  identity: SocialIdentity;
  now: Date;
}

export interface KnownUser {
  user: UserRow;
  /** True if this login has validated the e-mail of a tutor known only to the club. */
  isClaimed: boolean;
}

/** A simultaneous login of the same person or e-mail was faster: a retry finds its rows. */
class Overtaken extends Error {}

/**
 * Finds or creates the user of an identity: known, linked by a verified e-mail, or new. See
 * docs/decisions/social-login.md. Unique keys decide between simultaneous logins.
 * @throws ApiError EMAIL_ALREADY_IN_USE when the e-mail's account has another identity of the network
 */
export async function userOfIdentity(db: Db, login: Login): Promise<KnownUser> {
  for (;;)
    try {
      return await db.transaction().execute(async (transaction) => {
        const known = await userKnownAs(transaction, login);
        if (known) return { user: known, isClaimed: false };
        const linked = await userToLink(transaction, login);
        const found = linked ?? { user: await createUser(transaction, login), isClaimed: false };
        await addIdentity(transaction, login, found.user);
        return found;
      });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
}

function userKnownAs(db: Db, { provider, identity }: Login): Promise<UserRow | undefined> {
  return db
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .selectAll('users')
    .where('provider', '=', provider)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
}

/** Finds the account with the identity's verified e-mail, and locks it against changes. */
async function userToLink(db: Db, login: Login): Promise<KnownUser | undefined> {
  const email = provenEmail(login.identity);
  if (email === null) return undefined;
  const found = await db
    .selectFrom('users')
    .selectAll()
    .select((eb) => isTutor(eb).as('is_tutor'))
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const { is_tutor: isClubs, ...user } = found;
  if (user.email_validated_at)
    return { user: user.password_is_proven ? user : await dropPassword(db, user, isClubs), isClaimed: false };
  return { user: await handOver(db, user, { login, isClubs }), isClaimed: isClubs };
}

/**
 * Removes a password whose mailed link was followed in another browser than the one that chose the password. A
 * stranger may have chosen it, and the owner or a mail scanner may have followed the link. With this login the owner
 * begins to use the account. A recovery mail can set another password.
 */
async function dropPassword(db: Db, user: UserRow, isClubs: boolean): Promise<UserRow> {
  await closeWays(db, user);
  return db
    .updateTable('users')
    .set({ password_hash: null, password_is_proven: true, ...(isClubs ? {} : { type: 'social' }) })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function closeWays(db: Db, user: UserRow): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await db.deleteFrom('one_time_tokens').where('user_id', '=', user.id).execute();
}

/**
 * Hands an unvalidated account over to the owner who validates the e-mail now. A stranger may have created it, so the
 * password, mailed links, sessions and typed data are removed. The data of a tutor's account come from the club and
 * stay.
 */
async function handOver(
  db: Db,
  user: UserRow,
  { login: { identity, now }, isClubs }: { login: Login; isClubs: boolean },
): Promise<UserRow> {
  await closeWays(db, user);
  return db
    .updateTable('users')
    .set({
      email_validated_at: now,
      password_is_proven: true,
      must_reset_password: false,
      password_hash: null,
      ...(isClubs ? {} : { type: 'social', birthdate: null, ...namesOf(identity) }),
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function createUser(db: Db, { identity, now }: Login): Promise<UserRow> {
  const email = provenEmail(identity);
  const created = await db
    .insertInto('users')
    .values({
      type: 'social',
      ...namesOf(identity),
      email,
      email_validated_at: email === null ? null : now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!created) throw new Overtaken();
  return created;
}

/** @throws ApiError EMAIL_ALREADY_IN_USE when the account has another identity of this provider: e-mail addresses can be reassigned. */
async function addIdentity(db: Db, { provider, identity, now }: Login, user: UserRow): Promise<void> {
  const { subject } = identity;
  const added = await db
    .insertInto('social_identities')
    .values({ provider, subject, user_id: user.id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  if (added) return;
  const other = await db
    .selectFrom('social_identities')
    .select('subject')
    .where('user_id', '=', user.id)
    .where('provider', '=', provider)
    .executeTakeFirst();
  throw other && other.subject !== subject ? new ApiError('EMAIL_ALREADY_IN_USE') : new Overtaken();
}

function provenEmail({ email, emailVerified }: SocialIdentity): string | null {
  return emailVerified && email !== undefined ? email.toLowerCase() : null;
}

function namesOf({ name, surname }: SocialIdentity): { name: string; surname: string } {
  return { name: name ?? '', surname: surname ?? '' };
}
