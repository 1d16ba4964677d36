import type { Generated } from 'kysely';

export interface SettingsTable {
  key: string;
  value: string;
}

/** One row: see docs/decisions/clocks.md. */
export interface ServerClockTable {
  id: Generated<boolean>;
  seen_at: Date;
  steady_since: Date;
  deletes_until: Date;
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
