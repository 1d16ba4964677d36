import type { PollAnswer } from '../../../src/api/poll.types.ts';
import type { Db } from '../database/database.types.ts';
import type { PollOptionsTable, PollsTable } from '../database/tables/poll-tables.types.ts';
import { pollPhase } from './poll-phase.ts';

/** Pattern of an id. Other ids are refused without a query. */
const pollIdPattern = /^[\w-]{1,64}$/;

export interface PollWithOptions extends PollsTable {
  /** Options by position. */
  options: Pick<PollOptionsTable, 'id' | 'title' | 'votes' | 'image'>[];
}

/** Finds a poll and its options, by one query. */
export async function findPoll(db: Db, id: string): Promise<PollWithOptions | undefined> {
  if (!pollIdPattern.test(id)) return undefined;
  const rows = await db
    .selectFrom('polls')
    .leftJoin('poll_options', 'poll_options.poll_id', 'polls.id')
    .selectAll('polls')
    .select(['poll_options.id as option_id', 'title', 'votes', 'image'])
    .where('polls.id', '=', id)
    .orderBy('position')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { question, open, hidden, start_date, end_date } = first;
  const options = rows.flatMap(({ option_id, title, votes, image }) =>
    option_id === null || title === null || votes === null ? [] : [{ id: option_id, title, votes, image }],
  );
  return { id, question, open, hidden, start_date, end_date, options };
}

/** Reads a poll with its public counts, for pages rendered by the server. @param now time of the injected clock */
export async function readPoll(
  db: Db,
  id: string,
  now: Date = new Date(),
): Promise<(PollAnswer & { id: string; question: string }) | undefined> {
  const poll = await findPoll(db, id);
  return poll && { id, question: poll.question, ...pollAnswer(poll, now) };
}

/** Builds the public response of API-18, which depends only on the poll and the time (BEY-02). */
export function pollAnswer({ options, ...poll }: PollWithOptions, now: Date): PollAnswer {
  return {
    options: options.map(({ image, ...option }) => (image === null ? option : { ...option, image })),
    totalVotes: options.reduce((total, option) => total + option.votes, 0),
    active: pollPhase(poll, now) === 'active',
    open: poll.open,
    hidden: poll.hidden,
    startDate: poll.start_date && { date: poll.start_date.toISOString() },
  };
}
