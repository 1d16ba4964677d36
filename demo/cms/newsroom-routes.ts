import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browserModules } from './assets/browser-modules.ts';
import { daily, immutable, personalPage } from './assets/cache-headers.ts';
import { compress, sendCompressed } from './assets/compressed.ts';
import { buildNewsroomStylesheet } from './assets/stylesheet.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { errorPage } from './templates/error-page.ts';
import { type NewsroomFeed, newsroomDoor, newsroomPage } from './templates/newsroom-page.ts';

/** What the pages ask of the newsroom behind them. */
interface Newsroom {
  visitorOf: (request: FastifyRequest) => Promise<{ name: string; isStaff: boolean } | undefined>;
  findFeed: (id: string) => Promise<NewsroomFeed | undefined>;
}

const script = new URL('./browser/newsroom.ts', import.meta.url);

/** `/redaccio/directes/{id}`: where the staff writes a live feed, with the readers' page beside it. */
export function newsroomRoutes(
  app: FastifyInstance,
  { context, newsroom }: { context: SiteContext; newsroom: Newsroom },
): void {
  const styles = buildNewsroomStylesheet();
  app.get(`/assets/redaccio/${styles.name}`, (request, reply) =>
    sendCompressed(request, reply.headers(immutable).type('text/css; charset=utf-8'), styles.text),
  );
  for (const [name, source] of browserModules([script])) {
    const text = compress(source, 11);
    app.get(`/assets/redaccio/${name}`, (request, reply) =>
      sendCompressed(request, reply.headers(daily).type('text/javascript; charset=utf-8'), text),
    );
  }

  app.get<{ Params: { id: string } }>('/redaccio/directes/:id', async (request, reply) => {
    const page = context.pageOf('apunt', `${request.protocol}://${request.host}`);
    reply.headers({ ...personalPage, 'x-robots-tag': 'noindex' });
    const visitor = await newsroom.visitorOf(request);
    if (!visitor) return sendPage(request, reply.code(401), newsroomDoor(page));
    if (!visitor.isStaff) return sendPage(request, reply.code(403), errorPage(page, 403));
    const feed = await newsroom.findFeed(request.params.id);
    if (!feed) return reply.callNotFound();
    return sendPage(request, reply, newsroomPage(page, { feed, name: visitor.name, styles: styles.name }));
  });
}
