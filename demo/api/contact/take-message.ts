import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { contact } from '../../../src/forms/rules/contact-rules.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import type { AfterAnswer } from '../http/after-answer.ts';
import { networkOf } from '../security/network.ts';
import { limitContact, limitPlainContact } from './limit-contact.ts';
import { mailMessage } from './mail-messages.ts';

/** What has come: of the widget with the token of its captcha, or of the page's own form, which without a script can make none. */
export type Sent = { body: unknown } & ({ from: 'widget'; recaptcha: string | undefined } | { from: 'page' });

/**
 * Stores a message to the house, and mails it after the answer: whoever wrote it need not wait for a mail server, and what that
 * refuses is tried again later (API-29).
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
  const email = fields.email.toLowerCase();
  const network = networkOf(request);
  await limitContact(context, network, email);
  if (sent.from === 'widget') await checkCaptcha(context, sent.recaptcha, 'contact');
  else await limitPlainContact(context, network);
  const id = randomUUID();
  await db
    .insertInto('contact_messages')
    .values({ id, name, email, subject, text, commercial, created_at: now, mailed_at: null })
    .execute();
  afterAnswer(request, () => mailMessage(context, id));
}
