import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/account-routes.ts';
import { challengeRoute } from './captcha/challenge-route.ts';
import { photoRoute } from './club/photo-route.ts';
import { purgeHourly } from './club/purge-families.ts';
import type { DemoContext } from './context.ts';
import { favouriteRoutes } from './favourites/favourite-routes.ts';
import { healthRoute } from './health/health-route.ts';
import { ApiError, errorSchema } from './http/api-error.ts';
import { handleError } from './http/error-handler.ts';
import { readJsonOnly } from './http/json-body.ts';
import { liveRoutes } from './live/live-routes.ts';
import { newsroomRoutes } from './live/newsroom-routes.ts';
import { loginRoute } from './login/login-route.ts';
import { newsletterRoutes } from './newsletters/newsletter-routes.ts';
import { openapi } from './openapi.ts';
import { pollRoutes } from './polls/poll-routes.ts';
import { devSessionRoutes } from './session/dev-session-routes.ts';
import { logoutRoute } from './session/logout-route.ts';
import { socialRoutes } from './social/social-routes.ts';
import { streamingRoutes } from './streaming/streaming-routes.ts';
import { bulletinRoute } from './users/bulletin-route.ts';
import { removalRoute } from './users/child-removal-route.ts';
import { deletionRoute } from './users/deletion-route.ts';
import { profileRoutes } from './users/profile-routes.ts';

/** The JSON API. To be registered with the prefix `/api` after the base path (SITE-12). */
export async function api(app: FastifyInstance, context: DemoContext): Promise<void> {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(async () => {
    throw new ApiError('NOT_FOUND');
  });
  readJsonOnly(app);
  // Unless a route says otherwise, what it answers is personal.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // Counted in each process; no header tells the remaining calls, since public answers are the same for all.
  const noHeaders = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await app.register(rateLimit, {
    max: context.config.limits.callsPerMinute,
    timeWindow: 60_000,
    addHeadersOnExceeding: noHeaders,
    addHeaders: { ...noHeaders, 'retry-after': true },
  });
  app.addSchema(errorSchema);
  await openapi(app, context.config);
  healthRoute(app, context);
  pollRoutes(app, context);
  liveRoutes(app, context);
  newsroomRoutes(app, context);
  streamingRoutes(app, context);
  profileRoutes(app, context);
  bulletinRoute(app, context);
  deletionRoute(app, context);
  favouriteRoutes(app, context);
  accountRoutes(app, context);
  photoRoute(app, context);
  removalRoute(app, context);
  purgeHourly(app, context);
  challengeRoute(app, context);
  loginRoute(app, context);
  logoutRoute(app, context);
  socialRoutes(app, context);
  newsletterRoutes(app, context);
  if (context.config.showroom) devSessionRoutes(app, context);
}
