import type { CreatedAt } from './column.types.ts';

/** Kept for a year; see docs/decisions/contact.md. */
export interface ContactMessagesTable {
  id: string;
  name: string;
  /** In lower case; nobody has proven that it is the sender's. */
  email: string;
  subject: string;
  text: string;
  commercial: boolean;
  created_at: CreatedAt;
  /** Null until a mail server has accepted it. */
  mailed_at: Date | null;
  /** Until then a server is mailing it, or a mail server has refused it. */
  next_at: Date | null;
}
