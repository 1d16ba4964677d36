import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import type { UserRow } from '../session/session-store.ts';
import { sendAccountClaimedMail } from './account-mails.ts';
import { hasClaimed } from './claim-mark.ts';
import { isTutor } from './is-tutor.ts';
import { issueToken, ownerOfToken, spendToken } from './one-time-tokens.ts';

/**
 * Tests whether the user's password was chosen in the browser that follows the link.
 * @param db the transaction: the embedded database has one connection, so a query outside it would wait for ever
 */
type IsChosenHere = (user: UserRow, db: Db) => Promise<boolean>;

const elsewhere: IsChosenHere = async () => false;

/**
 * Validates the e-mail of the user who has followed the link of the validation mail (ROUTE-35).
 * @returns the e-mail; undefined when the token is unknown, void, used or expired (INVALID_TOKEN)
 */
export async function validateEmail(
  context: DemoContext,
  token: string,
  isChosenHere = elsewhere,
): Promise<string | undefined> {
  const { db, config } = context;
  const user = await db
    .transaction()
    .execute((transaction) => markValidated(transaction, { token, now: config.now(), isChosenHere }));
  // the mailer has logged the failure; the e-mail stays validated
  if (user?.is_tutor) await sendAccountClaimedMail(context, user).catch(() => {});
  return user?.email ?? undefined;
}

interface Validation {
  token: string;
  now: Date;
  isChosenHere: IsChosenHere;
}

async function markValidated(db: Db, { token, now, isChosenHere }: Validation) {
  const userId = await spendToken(db, 'validate-email', token, now);
  if (userId === undefined) return undefined;
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  // keep the flag of a password that a recovery has proven since
  const wasProven = user.email_validated_at !== null && user.password_is_proven;
  return db
    .updateTable('users')
    .set({ email_validated_at: now, password_is_proven: wasProven || (await isChosenHere(user, db)) })
    .where('id', '=', userId)
    .returningAll()
    .returning((eb) => isTutor(eb).as('is_tutor'))
    .executeTakeFirstOrThrow();
}

/**
 * Prevents an owner or a mail scanner that follows a link from confirming a stranger's password (W-08). Anybody can
 * claim a tutor's account by its e-mail, and the password would open the data of children. Only the browser of the
 * claim may therefore validate; any other must choose a new password, and the link stays unused.
 * @returns the token for choosing a password, which also validates the e-mail; undefined when the link may validate
 */
export async function choiceOfOwnPassword(
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  request: FastifyRequest,
  token: string,
): Promise<string | undefined> {
  const now = config.now();
  const userId = await ownerOfToken(db, 'validate-email', token, now);
  if (userId === undefined) return undefined;
  const claimed = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .where('email_validated_at', 'is', null)
    .where(isTutor)
    .executeTakeFirst();
  if (!claimed || (await hasClaimed(request, { db, config }, claimed))) return undefined;
  return issueToken(db, 'reset-password', claimed.id, now);
}
