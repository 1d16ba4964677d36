import type { PollAnswer } from '../../../src/api/poll.types.ts';
import type { Db } from '../database/database.types.ts';
import type { PollsTable } from '../database/tables/poll-tables.types.ts';
import { pollPhase } from './poll-phase.ts';

/** Pattern of an id; other ids are unknown without a query. */
const pollIdPattern = /^[\w-]{1,64}$/;

/** Finds the poll itself, without its options. */
export async function findPoll(db: Db, id: string): Promise<PollsTable | undefined> {
  if (!pollIdPattern.test(id)) return undefined;
  return db.selectFrom('polls').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads a poll with its public counts, for pages rendered by the server. @param now time of the injected clock */
export async function readPoll(
  db: Db,
  id: string,
  now: Date = new Date(),
): Promise<(PollAnswer & { id: string; question: string }) | undefined> {
  const poll = await findPoll(db, id);
  return poll && { id, question: poll.question, ...(await pollAnswer(db, poll, now)) };
}

/** Builds the public response of API-18, which depends only on the poll and the time (BEY-02). */
export async function pollAnswer(db: Db, poll: PollsTable, now: Date): Promise<PollAnswer> {
  const rows = await db
    .selectFrom('poll_options')
    .select(['id', 'title', 'votes', 'image'])
    .where('poll_id', '=', poll.id)
    .orderBy('position')
    .execute();
  return {
    options: rows.map(({ image, ...option }) => (image === null ? option : { ...option, image })),
    totalVotes: rows.reduce((total, option) => total + option.votes, 0),
    active: pollPhase(poll, now) === 'active',
    open: poll.open,
    hidden: poll.hidden,
    startDate: poll.start_date && { date: poll.start_date.toISOString() },
  };
}
