import type { CreatedAt } from './column.types.ts';

/** Messages, stored for a year; see docs/decisions/contact.md. */
export interface ContactMessagesTable {
  id: string;
  name: string;
  /** In lower case; not validated as the sender's own. */
  email: string;
  subject: string;
  text: string;
  commercial: boolean;
  created_at: CreatedAt;
  /** Null until a mail server has accepted the message. */
  mailed_at: Date | null;
  /** Time before which no server retries: one is mailing it, or a mail server has refused it. */
  next_at: Date | null;
}
