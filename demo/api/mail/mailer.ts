import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { DemoConfig } from '../../config.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { type Catcher, startCatcher } from './catcher.ts';
import type { Mail, Mailer } from './mail.types.ts';

/** Failures are only logged, without the address. */
type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * Timeout in ms for a mail server's name lookup, connection, greeting and each pause. After it, the mail waits in the
 * outbox.
 */
const usualPatience = 10_000;

/**
 * Error for a mail that was not accepted: `away` if no server responds, `later` if it requests a retry, `refused` if
 * permanent.
 */
export class MailNotTaken extends ApiError {
  readonly why: 'away' | 'later' | 'refused';

  constructor(why: MailNotTaken['why']) {
    super('UNAVAILABLE');
    this.why = why;
  }
}

export interface OpenMailer extends Mailer {
  close(): Promise<void>;
}

/** Opens a mailer for SMTP_URL; without it, starts the catcher and sends to it. See docs/decisions/mail.md. */
export async function openMailer(
  config: Pick<DemoConfig, 'smtpUrl' | 'mailFrom' | 'now'>,
  db: Db,
  log: Log,
  patience = usualPatience,
): Promise<OpenMailer> {
  const catcher: Catcher | undefined =
    config.smtpUrl === undefined ? await startCatcher(db, config.now) : undefined;
  const waits = {
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  };
  const transport = createTransport(
    { url: config.smtpUrl ?? catcher?.url ?? '', ...waits },
    {
      from: config.mailFrom,
      // prevents automatic replies, and marks the mail as automatic
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  );

  return {
    async send({ to, replyTo, subject, text, html }: Mail) {
      refuseBrokenHead(subject, to, ...(replyTo === undefined ? [] : [replyTo]));
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
        });
      } catch (error) {
        // the server's response may repeat the address, so only its codes are logged
        const { code, command, responseCode } = error as Record<string, unknown>;
        log.error({ code, responseCode }, 'mail not sent');
        throw new MailNotTaken(reasonOf({ code, command, responseCode }));
      }
    },
    async close() {
      transport.close();
      await catcher?.close();
    },
  };
}

/**
 * Returns `refused` only if the server rejects a recipient or a text permanently. A server that rejects our password,
 * sender or network accepts no mail until an operator has fixed that.
 */
function reasonOf({ code, command, responseCode }: Record<string, unknown>): MailNotTaken['why'] {
  if (typeof responseCode === 'number')
    return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(String(command)) ? 'refused' : 'later';
  return ['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS'].includes(String(code)) ? 'away' : 'refused';
}

const isBare = (address: string) =>
  /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u.test(address) && address.length <= 254;

/** Rejects line breaks, which would begin another header, and commas, which would begin another recipient. */
function refuseBrokenHead(subject: string, ...addresses: string[]): void {
  if (addresses.every(isBare) && !/\p{Cc}/u.test(subject)) return;
  throw new ApiError('INVALID_FIELDS', { errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'email' }] });
}
