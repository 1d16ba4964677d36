import type { Db } from '../database/database.types.ts';
import type { PollOptionsTable, VotesTable } from '../database/tables/poll-tables.types.ts';
import { ApiError } from '../http/api-error.ts';
import type { Voter } from './voter.ts';

export interface Ballot {
  pollId: string;
  optionId: string;
  voter: Voter;
  /** From the `Idempotency-Key` header: one per voter and poll, until the vote is confirmed. */
  idempotencyKey: string | undefined;
  now: Date;
}

/** Option with its new count; undefined if the voter or the key has voted before. */
export type Counted = Pick<PollOptionsTable, 'id' | 'votes'> | undefined;

/** Returns the voter's columns in the table of votes. */
export function columnsOf(voter: Voter): Pick<VotesTable, 'user_id' | 'visitor'> {
  return voter.kind === 'user'
    ? { user_id: voter.userId, visitor: null }
    : { user_id: null, visitor: voter.visitor };
}

/**
 * Inserts votes for one option, each once.
 * @returns the result of each vote, in their order
 * @throws ApiError LOGIN_REQUIRED for an account that was deleted meanwhile
 */
export async function insertVotes(
  db: Db,
  ballots: readonly Ballot[],
): Promise<(Counted | Promise<Counted>)[]> {
  try {
    return await insertTogether(db, ballots);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // a violated constraint or a deadlock (SQLSTATE 23, 40) concerns one vote, so each is tried alone; other errors
    // concern all
    if (ballots.length === 1 || !/^(23|40)/.test(code)) return refuseDeleted(error);
    return ballots.map((ballot) => insertVotes(db, [ballot]).then(([counted]) => counted));
  }
}

/**
 * Inserts in one statement. That is one transaction and one round trip, so the counter's row is locked for a short
 * time.
 * @param ballots for one option
 */
async function insertTogether(db: Db, ballots: readonly Ballot[]): Promise<Counted[]> {
  const [first] = ballots;
  if (!first) return [];
  const rows = ballots.map(({ pollId, optionId, voter, idempotencyKey, now }) => ({
    poll_id: pollId,
    ...columnsOf(voter),
    option_id: optionId,
    idempotency_key: idempotencyKey ?? null,
    created_at: now,
  }));
  const inserted = await db
    .with('vote', (query) =>
      query
        .insertInto('votes')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['user_id', 'visitor', 'idempotency_key']),
    )
    .with('counted', (query) =>
      query
        .updateTable('poll_options')
        .set((eb) => ({
          votes: eb(
            'votes',
            '+',
            eb.selectFrom('vote').select(({ fn }) => fn.countAll<number>().as('votes')),
          ),
        }))
        .where('poll_id', '=', first.pollId)
        .where('id', '=', first.optionId)
        .where(({ exists, selectFrom }) => exists(selectFrom('vote').select('visitor')))
        .returning(['id', 'votes']),
    )
    .selectFrom(['vote', 'counted'])
    .selectAll()
    .execute();
  return rows.map((row) => {
    const index = inserted.findIndex(
      ({ user_id, visitor, idempotency_key }) =>
        user_id === row.user_id && visitor === row.visitor && idempotency_key === row.idempotency_key,
    );
    // each inserted row belongs to one vote: a repeated vote in the same batch gets none
    const [vote] = index < 0 ? [] : inserted.splice(index, 1);
    return vote && { id: vote.id, votes: vote.votes };
  });
}

/** Turns a missing account, deleted while the vote waited, into LOGIN_REQUIRED. @throws that ApiError, or the error */
function refuseDeleted(error: unknown): never {
  if ((error as { constraint?: unknown }).constraint === 'votes_account')
    throw new ApiError('LOGIN_REQUIRED');
  throw error;
}
