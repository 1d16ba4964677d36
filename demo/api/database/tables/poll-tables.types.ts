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
  poll_id: string;
  /** `user:{id}`, or `anonymous:{random}` from the signed cookie. */
  voter: string;
  option_id: string;
  idempotency_key: string | null;
  created_at: CreatedAt;
}
