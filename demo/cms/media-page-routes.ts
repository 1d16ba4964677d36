import type { FastifyInstance } from 'fastify';
import { page as pageHeaders } from './assets/cache-headers.ts';
import { chapterPath, chapters } from './content/chapters.ts';
import { contents, pathOf } from './content/contents.ts';
import { dictionary } from './content/dictionary.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { chapterPage } from './templates/media/chapter-page.ts';
import { dictionaryPage, termPage } from './templates/media/dictionary-pages.ts';
import { startOf } from './templates/media/media-block.ts';
import { type Playable, videoOf } from './templates/media/media-data.ts';
import { windowPage } from './templates/media/window-page.ts';

/**
 * Media that a small window may show, by the address of the page. Media behind a login and media of third parties are
 * excluded.
 */
const playables: ReadonlyMap<string, Playable> = new Map([
  ...contents
    .filter((content) => videoOf(content) && content.gate === undefined)
    .flatMap((content): [string, Playable][] => [
      [pathOf(content), content],
      [pathOf(content, 'lacolla'), content],
    ]),
  ...chapters.map((chapter): [string, Playable] => [chapterPath(chapter), chapter]),
]);

/** Registers pages with media besides those of contents: chapters, small windows and words of transcripts. */
export function mediaPageRoutes(app: FastifyInstance, { pageOf }: SiteContext): void {
  for (const chapter of chapters)
    app.get<{ Querystring: { t?: unknown } }>(chapterPath(chapter), (request, reply) => {
      const start = startOf(chapter, request.query.t);
      return sendPage(request, reply, chapterPage(pageOf(request), chapter, start), pageHeaders);
    });

  app.get<{ Params: { '*': string } }>('/finestra/*', (request, reply) => {
    const path = `/${request.params['*']}`;
    const playable = playables.get(path);
    if (!playable) return reply.callNotFound();
    return sendPage(
      request,
      reply,
      windowPage(pageOf(request, path.split('/')[1]), playable, path),
      pageHeaders,
    );
  });

  app.get('/apunts/diccionari', (request, reply) =>
    sendPage(request, reply, dictionaryPage(pageOf(request, 'apunts')), pageHeaders),
  );

  app.get<{ Params: { term: string } }>('/apunts/diccionari/:term', (request, reply) => {
    const { term } = request.params;
    if (!Object.hasOwn(dictionary, term)) return reply.callNotFound();
    return sendPage(request, reply, termPage(pageOf(request, 'apunts'), term), pageHeaders);
  });
}
