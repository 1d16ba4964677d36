import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../api/context.ts';
import { currentUser } from '../api/session/current-user.ts';
import { personalPage } from './assets/cache-headers.ts';
import { contentFolders, findContent } from './content/contents.ts';
import type { SiteContext } from './site-context.ts';
import { protectedPart } from './templates/gate.ts';

/** Registers protected parts of contents: sent only to logged-in users, and never cached (GATE-10, W-22). */
export function fragmentRoutes(
  app: FastifyInstance,
  { pageOf }: SiteContext,
  context: Pick<DemoContext, 'config' | 'db'>,
): void {
  for (const folder of contentFolders) {
    app.get<{ Params: { slug: string } }>(`/fragments/${folder}/:slug`, async (request, reply) => {
      reply.headers(personalPage).type('text/html; charset=utf-8');
      const content = findContent(`/${folder}/${request.params.slug}`);
      if (!content?.gate) return reply.code(404).send('');
      // children count as logged in too
      if (!(await currentUser(request, context))) return reply.code(401).send('');
      return reply.send(String(protectedPart(pageOf(request), content)));
    });
  }
}
