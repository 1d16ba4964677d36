import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { picturesOf } from '../../scripts/derive/pictures.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import type { StateCms } from '../../src/server/state.types.ts';
import type { DemoContext } from '../api/context.ts';
import { readPoll } from '../api/polls/read-poll.ts';
import { currentUser } from '../api/session/current-user.ts';
import { createSiteContext } from '../cms/site-context.ts';
import { link, type Page } from '../cms/templates/page.ts';
import { pollOn } from '../cms/templates/poll.ts';
import { sampleAccounts } from '../seeds/users.ts';
import { type Definition, readDefinitions } from './definitions.ts';
import { allPage } from './pages/all-page.ts';
import { previewPage, statePage } from './pages/frame-page.ts';
import { groupNavigation, indexMain, tagNavigation } from './pages/index-page.ts';
import { type Dressed, dressOf, queryOf, showroomPage } from './pages/layout.ts';
import { switches, userSwitch } from './pages/switches.ts';
import { tagMain } from './pages/tag-page.ts';

interface TagRoute {
  Params: { tag: string; state: string };
  Querystring: { lloc?: unknown; tema?: unknown; cerca?: unknown; alhora?: unknown };
}

/**
 * Registers `/aparador`, a page for each tag, its preview and its states, and a page with all tags, which `?alhora`
 * loads all at once.
 */
export async function showroomRoutes(app: FastifyInstance, context: DemoContext): Promise<void> {
  const definitions = await readDefinitions();
  const pictures = await picturesOf(definitions.values());
  const { pageOf } = await createSiteContext(context.config);

  const dress = (request: FastifyRequest<TagRoute>): Dressed => {
    const { site, theme } = dressOf(request.query);
    return { page: pageOf(request, site), theme };
  };
  const send = (reply: FastifyReply, page: SafeHtml) =>
    reply.type('text/html; charset=utf-8').send(String(page));

  app.get<TagRoute>('/aparador', (request, reply) => {
    const dressed = dress(request);
    const { cerca } = request.query;
    const wish = typeof cerca === 'string' ? cerca : '';
    return send(
      reply,
      showroomPage(dressed, {
        title: 'Aparador',
        nav: groupNavigation(definitions.values(), wish),
        main: indexMain(definitions.values(), {
          address: link(dressed.page, '/aparador'),
          wish,
          kept: queryOf(dressed),
          switches: switches(dressed, false),
          pictures: new Map(
            [...pictures].map(([tag, { file, ...size }]) => [
              tag,
              { ...size, address: link(dressed.page, `/assets/showroom/pictures/${file}`) },
            ]),
          ),
        }),
      }),
    );
  });

  app.get<TagRoute>('/aparador/totes', (request, reply) =>
    send(reply, allPage(dress(request), definitions.values(), 'alhora' in request.query)),
  );

  app.get<TagRoute>('/aparador/:tag', async (request, reply) => {
    const definition = definitions.get(request.params.tag);
    if (!definition) return reply.callNotFound();
    const user = await currentUser(request, context);
    return send(reply, tagDocument(dress(request), definition, user?.id));
  });

  app.get<TagRoute>('/aparador/:tag/mostra', (request, reply) => {
    const definition = definitions.get(request.params.tag);
    if (!definition) return reply.callNotFound();
    return send(reply, previewPage(dress(request), definition.contract, definition.demo));
  });

  app.get<TagRoute>('/aparador/:tag/estat/:state', async (request, reply) => {
    const { tag, state: id } = request.params;
    const definition = definitions.get(tag);
    const state = definition?.states.find((one) => one.id === id);
    if (!definition || !state) return reply.callNotFound();
    const dressed = dress(request);
    const body = typeof state.html === 'function' ? await state.html(stateCms(dressed.page)) : state.html;
    return send(reply, statePage(dressed, definition.contract, state, body));
  });

  function tagDocument(dressed: Dressed, definition: Definition, userId: number | undefined): SafeHtml {
    const { page } = dressed;
    const { tag, title } = definition.contract;
    const address = link(page, '/aparador');
    const query = new URLSearchParams(queryOf(dressed));
    return showroomPage(dressed, {
      title: `${title} · Aparador`,
      nav: tagNavigation(definitions.values(), address, definition.contract),
      main: tagMain(definition, {
        address: `${address}/${tag}`,
        query: `?${query}`,
        switches: html`${switches(dressed, true)}${userSwitch(link(page, '/api/dev/session'), sampleAccounts, userId)}`,
      }),
    });
  }

  function stateCms(page: Page): StateCms {
    return {
      now: page.now,
      async poll(id) {
        const poll = await readPoll(context.db, id, context.config.now());
        return poll ? pollOn(page, poll) : '';
      },
    };
  }
}
