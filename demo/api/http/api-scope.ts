import type { FastifyInstance } from 'fastify';
import type { DemoConfig } from '../../config.ts';
import { ApiError, errorSchema } from './api-error.ts';
import { handleError } from './error-handler.ts';
import { readJsonOnly } from './json-body.ts';
import { limitNetworkRate } from './limit-rate.ts';

/**
 * Common rules of every call: one shape of errors, JSON bodies only, no caching unless a route allows it, and a rate
 * limit.
 */
export async function apiScope(app: FastifyInstance, { limits }: Pick<DemoConfig, 'limits'>): Promise<void> {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(async () => {
    throw new ApiError('NOT_FOUND');
  });
  readJsonOnly(app);
  // Unless a route says otherwise, what it answers is personal.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // no header tells the remaining calls, since public answers are the same for all
  const count = limitNetworkRate(app, { name: 'calls', aMinute: limits.callsPerMinute });
  app.addHook('onRequest', count);
  app.addSchema(errorSchema);
}
