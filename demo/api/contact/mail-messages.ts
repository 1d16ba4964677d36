import type { DemoContext } from '../context.ts';
import { contactMessage } from '../mail/messages/contact-message.ts';

/** A message whose mail the server did not take is tried again for so long, in days. */
const daysOfTrying = 3;
const day = 24 * 60 * 60 * 1000;

/**
 * Mails a message that has not been mailed yet to the house. It is marked first, so that of two servers only one sends it, and
 * the mark goes when the mail server does not take it.
 * @throws ApiError UNAVAILABLE when no mail server accepts it
 */
export async function mailMessage({ db, config, mailer }: DemoContext, id: string): Promise<void> {
  const message = await db
    .updateTable('contact_messages')
    .set({ mailed_at: config.now() })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!message) return;
  const { email, created_at: sentAt } = message;
  try {
    await mailer.send({
      to: config.contactEmail,
      replyTo: email,
      isRepeated: true,
      ...contactMessage({ ...message, sentAt }),
    });
  } catch (error) {
    await db.updateTable('contact_messages').set({ mailed_at: null }).where('id', '=', id).execute();
    throw error;
  }
}

/** Mails what no mail server has taken so far. @throws the first failure: the others would meet the same server */
export async function mailWaiting(context: DemoContext): Promise<void> {
  const since = new Date(context.config.now().getTime() - daysOfTrying * day);
  const waiting = await context.db
    .selectFrom('contact_messages')
    .select('id')
    .where('mailed_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .limit(100)
    .execute();
  for (const { id } of waiting) await mailMessage(context, id);
}
