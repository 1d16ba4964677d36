import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { castVote } from './cast-vote.ts';
import type { Ballot } from './insert-votes.ts';
import type { PollWithOptions } from './read-poll.ts';
import { renewVoterCookie, setVoterCookie, voterOf } from './voter.ts';

/**
 * Handles a vote of the API or of a page: applies the rate limits, identifies the voter, counts the vote and sets the
 * voter's cookie.
 * @returns the poll with this vote
 * @throws ApiError TOO_MANY_REQUESTS, the errors of `castVote`, and its refusals
 */
export async function handleVote(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  ballot: Pick<Ballot, 'pollId' | 'optionId' | 'idempotencyKey'>,
): Promise<PollWithOptions> {
  await request.server.limitVotes(request);
  const voter = await voterOf(request, { db, config });
  renewVoterCookie(reply, config, voter);
  const { poll, visitor, refusal } = await castVote(db, { ...ballot, voter, now: config.now() });
  if (voter.kind === 'new' && visitor !== undefined) setVoterCookie(reply, config, visitor);
  if (refusal) throw refusal;
  return poll;
}
