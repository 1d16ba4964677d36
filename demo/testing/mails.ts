import { type ReceivedMail, readMails } from '../api/mail/inbox.ts';
import type { Demo } from '../http/start-server.ts';

/** Reads the caught mails to an address, newest first. */
export function mailsTo({ db }: Pick<Demo, 'db'>, address: string): Promise<ReceivedMail[]> {
  return readMails(db, address);
}

/** Returns the address of the mail's button. @throws Error when it has none */
export function linkIn({ subject, text }: ReceivedMail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`There is no link in «${subject}».`);
  return link;
}
