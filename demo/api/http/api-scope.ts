import type { FastifyInstance } from 'fastify';
import type { DemoConfig } from '../../config.ts';
import { ApiError, errorSchema } from './api-error.ts';
import { handleError } from './error-handler.ts';
import { readJsonOnly } from './json-body.ts';
import { limitNetworkRate } from './limit-rate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts a route from the limit of calls. */
    isUnlimited?: boolean;
  }
}

/**
 * Applies the common rules of all calls: one format of errors, JSON bodies only, no caching unless a route allows it,
 * and a rate limit.
 */
export async function apiScope(app: FastifyInstance, { limits }: Pick<DemoConfig, 'limits'>): Promise<void> {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(async () => {
    throw new ApiError('NOT_FOUND');
  });
  readJsonOnly(app);
  // Responses count as personal unless a route declares otherwise.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // no header with the remaining calls, since public responses are identical for everybody
  const count = limitNetworkRate(app, { name: 'calls', aMinute: limits.callsPerMinute });
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isUnlimited) await count(request);
  });
  app.addSchema(errorSchema);
}
