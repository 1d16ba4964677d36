import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { limitNetworkRate, limitRate } from '../http/limit-rate.ts';
import { currentUser } from '../session/current-user.ts';
import { castVote } from './cast-vote.ts';
import type { Ballot } from './insert-votes.ts';
import type { PollWithOptions } from './read-poll.ts';
import { rememberIfKnown, rememberVoter, voterOf } from './voter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Applies the rate limits of votes, for routes with the parameter `id`. @throws ApiError TOO_MANY_REQUESTS */
    limitVotes(request: FastifyRequest): Promise<void>;
  }
}

/**
 * Limits the anonymous votes of each network in each poll, and all votes of each account, through the API and the
 * pages together.
 */
export function registerVoteRateLimits(app: FastifyInstance, context: DemoContext): void {
  const { limits } = context.config;
  const limit = limitNetworkRate(app, {
    name: 'votes',
    aMinute: limits.anonymousVotesPerMinute,
    apart: (request) => (request.params as { id: string }).id,
  });
  const users = new WeakMap<FastifyRequest, number>();
  const limitOfUser = limitRate(app, {
    name: 'votes of a user',
    aMinute: limits.accountVotesPerMinute,
    key: (request) => String(users.get(request)),
  });
  app.decorate('limitVotes', async (request: FastifyRequest) => {
    const user = await currentUser(request, context);
    if (user) users.set(request, user.id);
    await (user ? limitOfUser : limit)(request);
  });
}

/**
 * Counts the vote of a request and marks its browser as the voter.
 * @returns the poll, with this vote
 * @throws ApiError TOO_MANY_REQUESTS, as `castVote` does, and its refusals
 */
export async function vote(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  ballot: Pick<Ballot, 'pollId' | 'optionId' | 'idempotencyKey'>,
): Promise<PollWithOptions> {
  await request.server.limitVotes(request);
  const voter = await voterOf(request, { db, config });
  rememberIfKnown(reply, config, voter);
  const { poll, visitor, refusal } = await castVote(db, { ...ballot, voter, now: config.now() });
  if (voter.kind === 'new' && visitor !== undefined) rememberVoter(reply, config, visitor);
  if (refusal) throw refusal;
  return poll;
}
