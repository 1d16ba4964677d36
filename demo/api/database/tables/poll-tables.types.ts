import type { Generated } from 'kysely';
import type { CreatedAt } from './column.types.ts';

export interface PollsTable {
  id: string;
  question: string;
  open: boolean;
  hidden: boolean;
  /** Null: always started. */
  start_date: Date | null;
  /** Null: never ends. */
  end_date: Date | null;
}

export interface PollOptionsTable {
  poll_id: string;
  id: string;
  position: number;
  title: string;
  image: string | null;
  votes: number;
}

export interface VotesTable {
  id: Generated<number>;
  poll_id: string;
  /** Id of an account; null for a browser without one, and after the account was deleted. */
  user_id: number | null;
  /** Random identity from the signed cookie of a browser without an account. */
  visitor: string | null;
  option_id: string;
  idempotency_key: string | null;
  created_at: CreatedAt;
}
