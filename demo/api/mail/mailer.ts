import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { DemoConfig } from '../../config.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { type Catcher, startCatcher } from './catcher.ts';
import type { Mail, Mailer } from './mail.types.ts';

/** Failures go to the log only, without the address. */
type Log = Pick<FastifyBaseLogger, 'error'>;

export interface OpenMailer extends Mailer {
  close(): Promise<void>;
}

/** Sends by SMTP_URL; without it, to the catcher, which this starts. See docs/decisions/mail.md. */
export async function openMailer(
  config: Pick<DemoConfig, 'smtpUrl' | 'mailFrom' | 'now'>,
  db: Db,
  log: Log,
): Promise<OpenMailer> {
  const catcher: Catcher | undefined =
    config.smtpUrl === undefined ? await startCatcher(db, config.now) : undefined;
  const transport = createTransport(config.smtpUrl ?? catcher?.url ?? '', {
    from: config.mailFrom,
    // prevents automatic replies, and marks the mail as automatic
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ to, subject, text, html }: Mail) {
      refuseBrokenHead(to, subject);
      try {
        await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
      } catch (error) {
        // the server's response may repeat the address, so only its codes are logged
        const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
        log.error({ code, responseCode }, 'mail not sent');
        throw new ApiError('UNAVAILABLE');
      }
    },
    async close() {
      transport.close();
      await catcher?.close();
    },
  };
}

/** Rejects line breaks, which begin another header, and commas, which begin another recipient. */
function refuseBrokenHead(to: string, subject: string): void {
  const isAddress = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u.test(to) && to.length <= 254;
  if (isAddress && !/\p{Cc}/u.test(subject)) return;
  throw new ApiError('INVALID_FIELDS', { errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'email' }] });
}
