import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { sendAccountClaimedMail } from './account-mails.ts';
import { isTutor } from './is-tutor.ts';
import { spendToken } from './one-time-tokens.ts';

/**
 * Believes that an e-mail is the user's who has followed the link of the validation mail (ROUTE-35).
 * @returns the e-mail; undefined when the token is unknown, void, used or expired (INVALID_TOKEN)
 */
export async function validateEmail(context: DemoContext, token: string): Promise<string | undefined> {
  const { db, config } = context;
  const user = await db
    .transaction()
    .execute((transaction) => markValidated(transaction, token, config.now()));
  // the mailer has logged why a mail was not sent; the e-mail is proven all the same
  if (user?.is_tutor) await sendAccountClaimedMail(context, user).catch(() => {});
  return user?.email ?? undefined;
}

async function markValidated(db: Db, token: string, now: Date) {
  const userId = await spendToken(db, 'validate-email', token, now);
  if (userId === undefined) return undefined;
  return db
    .updateTable('users')
    .set({ email_validated_at: now })
    .where('id', '=', userId)
    .returningAll()
    .returning((eb) => isTutor(eb).as('is_tutor'))
    .executeTakeFirstOrThrow();
}
