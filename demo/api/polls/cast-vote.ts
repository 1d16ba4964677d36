import type { Db } from '../database/database.types.ts';
import type { PollsTable, VotesTable } from '../database/tables/poll-tables.types.ts';
import { ApiError } from '../http/api-error.ts';
import { createBatches } from './batches.ts';
import { type Ballot, type Counted, columnsOf, insertVotes } from './insert-votes.ts';
import { pollPhase } from './poll-phase.ts';
import { findPoll, type PollWithOptions } from './read-poll.ts';

/** Result of a vote. */
export interface CastVote {
  /** The poll with this vote. Other votes that arrived meanwhile may be missing. */
  poll: PollWithOptions;
  /**
   * Browser identity of this vote, or of an earlier one with the same key, for the cookie. Undefined for an account.
   */
  visitor?: string | undefined;
  /** POLL_HIDDEN, POLL_NOT_STARTED, POLL_CLOSED, LOGIN_REQUIRED or POLL_ALREADY_VOTED, if the vote does not count. */
  refusal?: ApiError | undefined;
}

/** Vote batches by database. */
const batches = new WeakMap<Db, ReturnType<typeof createVoteBatches>>();

/** Queries shared by votes that arrive while an earlier one is running. */
function createVoteBatches(db: Db) {
  return {
    findPoll: createBatches<string, PollWithOptions | undefined>({
      most: Number.POSITIVE_INFINITY,
      async run(ids) {
        const poll = await findPoll(db, ids[0] ?? '');
        return ids.map(() => poll);
      },
    }),
    // the counter of an option is one row, so separate commits would wait for each other
    insertVote: createBatches<Ballot, Counted>({ most: 100, run: (ballots) => insertVotes(db, ballots) }),
  };
}

function batchesOf(db: Db): ReturnType<typeof createVoteBatches> {
  const own = batches.get(db) ?? createVoteBatches(db);
  batches.set(db, own);
  return own;
}

/**
 * Counts a vote once: the unique keys of `votes` decide, whatever the number of servers (BEY-01). A vote resent with
 * its key succeeds, even after the poll has closed.
 * @throws ApiError POLL_NOT_FOUND, POLL_OPTION_NOT_FOUND, LOGIN_REQUIRED for an account that was deleted meanwhile
 */
export async function castVote(db: Db, ballot: Ballot): Promise<CastVote> {
  const poll = await pollOf(db, ballot);
  const refusal = refusalOf(poll, ballot);
  const counted = refusal
    ? undefined
    : await batchesOf(db).insertVote(`${ballot.pollId} ${ballot.optionId}`, ballot);
  if (counted) {
    const options = poll.options.map((option) =>
      option.id === counted.id ? { ...option, ...counted } : option,
    );
    return { poll: { ...poll, options }, visitor: columnsOf(ballot.voter).visitor ?? undefined };
  }
  const before = await findRepeatedVote(db, ballot);
  const visitor = before?.visitor ?? undefined;
  // the poll was read before the first request had counted the vote
  if (before?.option_id === ballot.optionId) return { poll: await pollOf(db, ballot), visitor };
  return { poll, visitor, refusal: refusal ?? new ApiError('POLL_ALREADY_VOTED') };
}

/**
 * Checks that a vote would count, before its voter confirms it.
 * @throws ApiError as `castVote` does, and its refusals
 */
export async function checkVote(db: Db, ballot: Omit<Ballot, 'idempotencyKey'>): Promise<void> {
  const refusal = refusalOf(await pollOf(db, ballot), ballot);
  if (refusal) throw refusal;
  if (await findVote(db, ballot)) throw new ApiError('POLL_ALREADY_VOTED');
}

/** Returns the option that a voter has voted for; undefined without a vote. */
export async function findVote(
  db: Db,
  { pollId, voter }: Pick<Ballot, 'pollId' | 'voter'>,
): Promise<string | undefined> {
  const votes = db.selectFrom('votes').select('option_id').where('poll_id', '=', pollId);
  const own =
    voter.kind === 'user'
      ? votes.where('user_id', '=', voter.userId)
      : votes.where('visitor', '=', voter.visitor);
  return (await own.executeTakeFirst())?.option_id;
}

async function pollOf(db: Db, { pollId, optionId }: Pick<Ballot, 'pollId' | 'optionId'>) {
  const poll = await batchesOf(db).findPoll(pollId, pollId);
  if (!poll) throw new ApiError('POLL_NOT_FOUND');
  if (!poll.options.some(({ id }) => id === optionId)) throw new ApiError('POLL_OPTION_NOT_FOUND');
  return poll;
}

function refusalOf(poll: PollsTable, { voter, now }: Pick<Ballot, 'voter' | 'now'>): ApiError | undefined {
  if (poll.hidden) return new ApiError('POLL_HIDDEN');
  const phase = pollPhase(poll, now);
  if (phase === 'scheduled') return new ApiError('POLL_NOT_STARTED');
  if (phase === 'closed') return new ApiError('POLL_CLOSED');
  if (!poll.open && voter.kind !== 'user') return new ApiError('LOGIN_REQUIRED');
  return undefined;
}

/**
 * Finds the voter's earlier vote with the same key. An anonymous voter may have lost the first response and its
 * cookie. The key then identifies the browser, since no other browser knows it.
 */
async function findRepeatedVote(
  db: Db,
  { pollId, voter, idempotencyKey }: Ballot,
): Promise<Pick<VotesTable, 'user_id' | 'visitor' | 'option_id'> | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const vote = await db
    .selectFrom('votes')
    .select(['user_id', 'visitor', 'option_id'])
    .where('poll_id', '=', pollId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!vote) return undefined;
  const own = columnsOf(voter);
  const isOwn =
    (vote.user_id === own.user_id && vote.visitor === own.visitor) ||
    (voter.kind === 'new' && vote.visitor !== null);
  return isOwn ? vote : undefined;
}
