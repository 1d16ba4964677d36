import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { currentUser } from '../session/current-user.ts';
import { type Ballot, castVote } from './cast-vote.ts';
import { rememberIfKnown, rememberVoter, voterOf } from './voter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Of routes with the parameter `id`. @throws ApiError TOO_MANY_REQUESTS */
    limitVotes(request: FastifyRequest): Promise<void>;
  }
}

/** Counts the anonymous votes of each address in each poll, whether they come by the API or by a page. */
export async function countVotes(app: FastifyInstance, context: DemoContext): Promise<void> {
  await app.register(rateLimit, { global: false });
  const limit = app.createRateLimit({
    max: context.config.limits.anonymousVotesPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `${normalizeIP(request.ip)} ${(request.params as { id: string }).id}`,
    allowList: async (request) => (await currentUser(request, context)) !== undefined,
  });
  app.decorate('limitVotes', async (request: FastifyRequest) => {
    const counted = await limit(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: counted.ttlInSeconds });
  });
}

/**
 * Counts the vote of a request and marks its browser as the voter.
 * @throws ApiError TOO_MANY_REQUESTS, and as `castVote` does
 */
export async function vote(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  ballot: Pick<Ballot, 'pollId' | 'optionId' | 'idempotencyKey'>,
): Promise<void> {
  await request.server.limitVotes(request);
  const voter = await voterOf(request, { db, config });
  rememberIfKnown(reply, config, voter);
  const countedAs = await castVote(db, { ...ballot, voter, now: config.now() });
  if (voter.kind === 'new') rememberVoter(reply, config, countedAs);
}
