import type { Db } from '../database/database.types.ts';

export interface ReceivedMail {
  id: number;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: Date;
}

/** Maximum number of stored mails; older ones are deleted. */
const kept = 200;

export async function keepMail(db: Db, { receivedAt, ...mail }: Omit<ReceivedMail, 'id'>): Promise<void> {
  await db
    .insertInto('mails')
    .values({ ...mail, received_at: receivedAt })
    .execute();
  await db
    .deleteFrom('mails')
    .where('id', 'in', (mails) => mails.selectFrom('mails').select('id').orderBy('id', 'desc').offset(kept))
    .execute();
}

/** The newest first. */
export async function readMails(db: Db, recipient?: string): Promise<ReceivedMail[]> {
  const mails = db.selectFrom('mails').selectAll().orderBy('id', 'desc');
  const rows = await (recipient === undefined ? mails : mails.where('recipient', '=', recipient)).execute();
  return rows.map(mailOf);
}

export async function readMail(db: Db, id: number): Promise<ReceivedMail | undefined> {
  const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  return row && mailOf(row);
}

function mailOf({
  received_at,
  ...mail
}: Omit<ReceivedMail, 'receivedAt'> & { received_at: Date }): ReceivedMail {
  return { ...mail, receivedAt: received_at };
}
