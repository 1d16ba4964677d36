import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { limitNetworkRate, limitRate } from '../http/limit-rate.ts';
import { currentUser } from '../session/current-user.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Applies the rate limits of votes, for routes with the parameter `id`. @throws ApiError TOO_MANY_REQUESTS */
    limitVotes(request: FastifyRequest): Promise<void>;
  }
}

/**
 * Limits the anonymous votes of each network in each poll, and the votes of each account in all polls. The API and the
 * pages share one count.
 */
export function registerVoteRateLimits(app: FastifyInstance, context: DemoContext): void {
  const { limits } = context.config;
  const limitNetwork = limitNetworkRate(app, {
    name: 'votes',
    aMinute: limits.anonymousVotesPerMinute,
    apart: (request) => (request.params as { id: string }).id,
  });
  const users = new WeakMap<FastifyRequest, number>();
  const limitAccount = limitRate(app, {
    name: 'votes of a user',
    aMinute: limits.accountVotesPerMinute,
    key: (request) => String(users.get(request)),
  });
  app.decorate('limitVotes', async (request: FastifyRequest) => {
    const user = await currentUser(request, context);
    if (user) users.set(request, user.id);
    await (user ? limitAccount : limitNetwork)(request);
  });
}
