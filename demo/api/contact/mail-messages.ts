import { day, isRunningIn } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { MailNotTaken } from '../mail/mailer.ts';
import { contactMessage } from '../mail/messages/contact-message.ts';

/** Days of retries for a message that the mail server did not accept. */
const daysOfTrying = 3;

/** Time for which one server reserves a message for mailing, in ms. */
const lease = 5 * 60 * 1000;

/**
 * Mails a message that has not been mailed yet to the broadcaster. Only one server at a time tries. A server that is
 * killed meanwhile may already have sent the message, which is then mailed twice.
 * @throws ApiError UNAVAILABLE when no mail server accepts it
 */
export async function mailMessage({ db, config, mailer }: DemoContext, id: string): Promise<void> {
  const now = config.now();
  const message = await db
    .updateTable('contact_messages')
    .set({ next_at: new Date(now.getTime() + lease) })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .where((eb) => eb.or([eb('next_at', 'is', null), eb.not(isRunningIn('next_at', now, lease))]))
    .returningAll()
    .executeTakeFirst();
  if (!message) return;
  const { email, created_at: sentAt } = message;
  const note = (row: { mailed_at: Date } | { next_at: null }) =>
    db.updateTable('contact_messages').set(row).where('id', '=', id).execute();
  try {
    await mailer.send({
      to: config.contactEmail,
      replyTo: email,
      isRepeated: true,
      ...contactMessage({ ...message, sentAt }),
    });
  } catch (error) {
    // after an outage it can be retried at once; a refused message stays behind the others
    if (isOfThisMail(error)) throw error;
    await note({ next_at: null });
    throw error;
  }
  await note({ mailed_at: now });
}

/** Returns true for a failure that concerns this message only. */
const isOfThisMail = (error: unknown) =>
  error instanceof ApiError && !(error instanceof MailNotTaken && error.why === 'away');

/**
 * Mails the messages that no mail server has accepted yet.
 * @throws the first failure, after trying the others if a mail server responds
 */
export async function mailWaiting(context: DemoContext): Promise<void> {
  const now = context.config.now();
  const waiting = await context.db
    .selectFrom('contact_messages')
    .select('id')
    .where('mailed_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - daysOfTrying * day))
    .where((eb) => eb.or([eb('next_at', 'is', null), eb.not(isRunningIn('next_at', now, lease))]))
    .orderBy('next_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .limit(100)
    .execute();
  const failures: unknown[] = [];
  for (const { id } of waiting)
    try {
      await mailMessage(context, id);
    } catch (error) {
      if (!isOfThisMail(error)) throw error;
      failures.push(error);
    }
  if (failures.length) throw failures[0];
}
