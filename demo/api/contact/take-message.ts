import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { contact } from '../../../src/forms/rules/contact-rules.ts';
import { readCaptcha } from '../captcha/check-captcha.ts';
import { isRecentIn } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { checkFields } from '../forms/check-fields.ts';
import { lockSender } from '../forms/lock-sender.ts';
import { repeatTime } from '../forms/repeat-time.ts';
import type { AfterAnswer } from '../http/after-answer.ts';
import { networkOf } from '../http/network.ts';
import { limitContact, limitPlainContact } from './limit-contact.ts';
import { mailMessage } from './mail-messages.ts';

/**
 * Contact message: from the widget with its captcha token, or from the page's own form, which without a script has no
 * token.
 */
export type Sent = { body: unknown } & ({ from: 'widget'; recaptcha: string | undefined } | { from: 'page' });

interface Letter {
  name: string;
  email: string;
  subject: string;
  text: string;
  commercial: boolean;
}

async function isStored(db: Db, { name, email, subject, text, commercial }: Letter, now: Date) {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', email)
    .where(isRecentIn('created_at', now, repeatTime))
    .where((eb) => eb.and({ name, subject, text, commercial }))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a contact message and mails it after the response, so that the sender does not wait for a mail server. Mail
 * that the server refuses is sent again later (API-29). A repeated message within an hour is stored and mailed only
 * once.
 * @throws ApiError INVALID_FIELDS, TOO_MANY_REQUESTS, UNAVAILABLE when the captcha's service does not respond
 */
export async function takeMessage(
  request: FastifyRequest,
  context: DemoContext,
  sent: Sent,
  afterAnswer: AfterAnswer,
): Promise<void> {
  const { db, config } = context;
  const now = config.now();
  const { name, subject, text, commercial, ...fields } = await checkFields(contact, sent.body, now);
  const letter: Letter = { name, email: fields.email.toLowerCase(), subject, text, commercial };
  if (await isStored(db, letter, now)) return;
  const network = networkOf(request);
  await limitContact(context, network, letter.email);
  if (sent.from === 'page') await limitPlainContact(context, network);
  const id = randomUUID();
  try {
    const spend = sent.from === 'widget' ? await readCaptcha(context, sent.recaptcha, 'contact') : undefined;
    // in one transaction, so that a message that cannot be stored uses nothing up
    const isNew = await db.transaction().execute(async (transaction) => {
      await lockSender(transaction, `contact ${letter.email}`);
      if (await isStored(transaction, letter, now)) return false;
      await spend?.(transaction);
      await transaction
        .insertInto('contact_messages')
        .values({ id, ...letter, created_at: now, mailed_at: null })
        .execute();
      return true;
    });
    if (isNew) afterAnswer(request, () => mailMessage(context, id));
  } catch (error) {
    // a simultaneous call with the same message may have used the captcha up
    if (!(await isStored(db, letter, now))) throw error;
  }
}
