import type { Generated } from 'kysely';

export interface SettingsTable {
  key: string;
  value: string;
}

/** What the demo's catcher got (see docs/decisions/mail.md). */
export interface MailsTable {
  id: Generated<number>;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  received_at: Date;
}
