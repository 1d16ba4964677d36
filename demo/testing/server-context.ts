import type { DemoContext } from '../api/context.ts';
import { openMailer } from '../api/mail/mailer.ts';
import type { Demo } from '../http/start-server.ts';

/** Creates the context of a task that a test runs directly: the started server’s database and inbox, and a clock. */
export async function contextOf({ db, url }: Demo, now: () => Date) {
  const mailFrom = 'Apunt <no-respongueu@apunt.example>';
  const mailer = await openMailer({ smtpUrl: undefined, mailFrom, now }, db, { error: () => {} });
  const config = { now, publicUrl: url, basePath: '' };
  return { context: { db, config, mailer } as unknown as DemoContext, close: () => mailer.close() };
}
