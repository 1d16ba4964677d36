import type { Db } from '../database/database.types.ts';
import type { PollOptionsTable, PollsTable, VotesTable } from '../database/tables/poll-tables.types.ts';
import { ApiError } from '../http/api-error.ts';
import { pollPhase } from './poll-phase.ts';
import { findPoll, type PollWithOptions } from './read-poll.ts';
import type { Voter } from './voter.ts';

export interface Ballot {
  pollId: string;
  optionId: string;
  voter: Voter;
  /** From the `Idempotency-Key` header: one per voter and poll, until the vote is confirmed. */
  idempotencyKey: string | undefined;
  now: Date;
}

/** Result of a vote. */
export interface CastVote {
  /** The poll with this vote; other votes are those from before. */
  poll: PollWithOptions;
  /** Voter of this vote or of an earlier vote, to be stored in the browser. Undefined for an account. */
  visitor?: string | undefined;
  /** POLL_HIDDEN, POLL_NOT_STARTED, POLL_CLOSED, LOGIN_REQUIRED or POLL_ALREADY_VOTED, if the vote does not count. */
  refusal?: ApiError | undefined;
}

/**
 * Counts a vote once: the unique keys of `votes` decide, whatever the number of servers (BEY-01). A vote resent with
 * its key succeeds, even after the poll has closed.
 * @throws ApiError POLL_NOT_FOUND, POLL_OPTION_NOT_FOUND, LOGIN_REQUIRED for an account that was deleted meanwhile
 */
export async function castVote(db: Db, ballot: Ballot): Promise<CastVote> {
  const poll = await pollOf(db, ballot);
  const refusal = refusalOf(poll, ballot);
  const counted = refusal ? undefined : await insertVote(db, ballot);
  if (counted) {
    const options = poll.options.map((option) =>
      option.id === counted.id ? { ...option, ...counted } : option,
    );
    return { poll: { ...poll, options }, visitor: columnsOf(ballot.voter).visitor ?? undefined };
  }
  const before = await findRepeatedVote(db, ballot);
  const visitor = before?.visitor ?? undefined;
  if (before?.option_id === ballot.optionId) return { poll, visitor };
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

/** Returns the option that a voter has chosen. */
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

/** Returns the voter's columns in the table of votes. */
function columnsOf(voter: Voter): Pick<VotesTable, 'user_id' | 'visitor'> {
  return voter.kind === 'user'
    ? { user_id: voter.userId, visitor: null }
    : { user_id: null, visitor: voter.visitor };
}

async function pollOf(db: Db, ballot: Pick<Ballot, 'pollId' | 'optionId'>): Promise<PollWithOptions> {
  const poll = await findPoll(db, ballot.pollId);
  if (!poll) throw new ApiError('POLL_NOT_FOUND');
  if (!poll.options.some(({ id }) => id === ballot.optionId)) throw new ApiError('POLL_OPTION_NOT_FOUND');
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
 * Inserts in one statement, so one transaction and one round trip: the counter's row is locked only until the commit.
 * @returns the option with its new count; undefined if the voter or the key has voted before
 */
async function insertVote(
  db: Db,
  { pollId, optionId, voter, idempotencyKey, now }: Ballot,
): Promise<Pick<PollOptionsTable, 'id' | 'votes'> | undefined> {
  return db
    .with('vote', (query) =>
      query
        .insertInto('votes')
        .values({
          poll_id: pollId,
          ...columnsOf(voter),
          option_id: optionId,
          idempotency_key: idempotencyKey ?? null,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['poll_id', 'option_id']),
    )
    .updateTable('poll_options')
    .from('vote')
    .set((eb) => ({ votes: eb('poll_options.votes', '+', 1) }))
    .whereRef('poll_options.poll_id', '=', 'vote.poll_id')
    .whereRef('poll_options.id', '=', 'vote.option_id')
    .returning(['poll_options.id', 'poll_options.votes'])
    .executeTakeFirst()
    .catch(refuseDeleted);
}

/** Refuses a vote that has waited for the deletion of its account. @throws ApiError LOGIN_REQUIRED, else the error */
function refuseDeleted(error: unknown): never {
  if ((error as { constraint?: unknown }).constraint === 'votes_account')
    throw new ApiError('LOGIN_REQUIRED');
  throw error;
}

/**
 * Finds the voter's earlier vote with the same key. An anonymous voter may have lost the first response and its
 * cookie. The key identifies the voter, since no other browser knows it.
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
