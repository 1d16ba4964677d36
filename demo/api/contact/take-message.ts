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
import { throttle, throttleNetwork } from '../security/throttle.ts';
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

type Context = Pick<DemoContext, 'db' | 'config'>;

const windowSeconds = 60 * 60;

/**
 * Messages per hour. A network may be a whole school, so its limit is higher than a sender's. Forms without a captcha
 * proof, sent without a script, have lower limits: per network, and a total that the staff can still read.
 */
const limits = {
  proven: { network: 30, sender: 5 },
  plain: { network: 5, all: 60 },
} as const;

/** @throws ApiError TOO_MANY_REQUESTS */
async function limitContact(context: Context, network: string, email: string): Promise<void> {
  const { proven } = limits;
  await throttleNetwork(context, { route: 'contact', network, limit: proven.network, windowSeconds });
  // the key includes the network, so that nobody can block another sender
  const key = `sender ${email} from ${network}`;
  await throttle(context, { route: 'contact', key, limit: proven.sender, windowSeconds });
}

/** Limits the form without a script, which cannot make a proof. @throws ApiError TOO_MANY_REQUESTS */
async function limitPlainContact(context: Context, network: string): Promise<void> {
  const { plain } = limits;
  const route = 'contact-plain';
  await throttleNetwork(context, { route, network, limit: plain.network, windowSeconds });
  await throttle(context, { route, key: 'all', limit: plain.all, windowSeconds });
}
