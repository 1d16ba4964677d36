import type { FastifyInstance, FastifyRequest } from 'fastify';
import { personalPage } from './assets/cache-headers.ts';
import { contentFolders, findContent } from './content/contents.ts';
import type { SiteContext } from './site-context.ts';
import { protectedPart } from './templates/gate.ts';

export interface FragmentOptions {
  context: SiteContext;
  /** Whether somebody is logged in, from the session alone; a child is somebody too. */
  isLoggedIn: (request: FastifyRequest) => Promise<boolean>;
}

/** The protected parts of contents: never sent to who is not logged in, and kept by no cache (GATE-10, W-22). */
export function fragmentRoutes(app: FastifyInstance, { context, isLoggedIn }: FragmentOptions): void {
  for (const folder of contentFolders) {
    app.get<{ Params: { slug: string } }>(`/fragments/${folder}/:slug`, async (request, reply) => {
      reply.headers(personalPage).type('text/html; charset=utf-8');
      const content = findContent(`/${folder}/${request.params.slug}`);
      if (!content?.gate) return reply.code(404).send('');
      if (!(await isLoggedIn(request))) return reply.code(401).send('');
      const page = context.pageOf('apunt', `${request.protocol}://${request.host}`);
      return reply.send(protectedPart(page, content));
    });
  }
}
