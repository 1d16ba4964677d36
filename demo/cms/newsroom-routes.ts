import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../api/context.ts';
import { findFeed } from '../api/live/live-feed.ts';
import { currentUser } from '../api/session/current-user.ts';
import { isStaff } from '../api/session/require-staff.ts';
import { moduleRoutes } from './assets/browser-modules.ts';
import { personalPage } from './assets/cache-headers.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { errorPage } from './templates/error-page.ts';
import { newsroomDoor, newsroomPage } from './templates/newsroom-page.ts';

/** `/redaccio/directes/{id}`: where the staff writes a live feed, with the readers' page beside it. */
export function newsroomRoutes(
  app: FastifyInstance,
  { pageOf }: SiteContext,
  context: Pick<DemoContext, 'config' | 'db'>,
): void {
  moduleRoutes(app, '/assets/redaccio', [new URL('./browser/newsroom.ts', import.meta.url)]);

  app.get<{ Params: { id: string } }>('/redaccio/directes/:id', async (request, reply) => {
    const page = pageOf(request);
    reply.headers({ ...personalPage, 'x-robots-tag': 'noindex' });
    const visitor = await currentUser(request, context);
    if (!visitor) return sendPage(request, reply.code(401), newsroomDoor(page));
    if (!isStaff(visitor)) return sendPage(request, reply.code(403), errorPage(page, 403));
    const feed = await findFeed(context.db, request.params.id);
    if (!feed) return reply.callNotFound();
    return sendPage(request, reply, newsroomPage(page, feed, visitor.name));
  });
}
