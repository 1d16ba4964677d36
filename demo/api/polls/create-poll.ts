import { randomUUID } from 'node:crypto';
import type { Db } from '../database/database.types.ts';

export interface NewPoll {
  /** Generated if missing. */
  id?: string;
  question?: string;
  /** Titles, or options with initial votes; their ids are 1, 2, 3… in this order. */
  options?: (string | { title: string; votes?: number; image?: string })[];
  /** True if anonymous visitors may vote (POLL-17); true by default. */
  open?: boolean;
  hidden?: boolean;
  /** Open from the beginning if missing. */
  startDate?: Date;
  /** Never closes if missing. */
  endDate?: Date;
}

/**
 * Adds a poll, for pages and tests that need their own: `const { id } = await createPoll(db, { options: ['Sí', 'No']
 * })`.
 * @returns its id and the ids of its options.
 * @throws the database's error when the id exists.
 */
export async function createPoll(db: Db, poll: NewPoll = {}): Promise<{ id: string; optionIds: string[] }> {
  const id = poll.id ?? randomUUID();
  const options = (poll.options ?? ['Sí', 'No']).map((option, index) => {
    const { title, votes = 0, image = null } = typeof option === 'string' ? { title: option } : option;
    return { poll_id: id, id: String(index + 1), position: index, title, votes, image };
  });
  await db
    .insertInto('polls')
    .values({
      id,
      question: poll.question ?? 'Esteu d’acord?',
      open: poll.open ?? true,
      hidden: poll.hidden ?? false,
      start_date: poll.startDate ?? null,
      end_date: poll.endDate ?? null,
    })
    .execute();
  await db.insertInto('poll_options').values(options).execute();
  return { id, optionIds: options.map((option) => option.id) };
}
