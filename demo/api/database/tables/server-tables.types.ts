import type { Generated } from 'kysely';

export interface SettingsTable {
  key: string;
  value: string;
}

/** Mails that the demo's mail catcher received (docs/decisions/mail.md). */
export interface MailsTable {
  id: Generated<number>;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  received_at: Date;
}

/** Mails that wait for the mail server, sealed (docs/decisions/mail.md). */
export interface OutboxTable {
  id: Generated<number>;
  sealed: string;
  next_at: Date;
  expires_at: Date;
}
