import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../api/http/caller.ts';
import { createFairQueue } from '../api/http/fair-queue.ts';
import { limitNetworkRate } from '../api/http/limit-rate.ts';
import type { CmsConfig } from './site-context.ts';

interface Options {
  config: Pick<CmsConfig, 'basePath'> & { limits: { pagesPerMinute: number } };
}

/**
 * Limits the pages per network, including missing ones. One page begins in each turn of the event loop. A call that
 * waits for the database is thus not queued behind all pages requested meanwhile. Files are exempt because they are
 * cheap; pictures have a queue, and the lists of the API a limit.
 */
export function limitPages(app: FastifyInstance, { config: { basePath, limits } }: Options): void {
  const count = limitNetworkRate(app, { name: 'pages', aMinute: limits.pagesPerMinute });
  const turns = createFairQueue({ atOnce: 1, waiting: 200, waitingEach: 100, retryAfter: 2 });
  const others = ['/assets/', '/clip/', '/webapi/'].map((path) => basePath + path);
  const isPage = (route = '') => !others.some((start) => route.startsWith(start));
  app.addHook('onRequest', async (request) => {
    if (isPage(request.routeOptions.url)) await count(request);
  });
  app.addHook('preHandler', async (request) => {
    if (isPage(request.routeOptions.url)) await turns.take(callerOf(request), () => setImmediate());
  });
}
