import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Stream } from '../../src/api/streaming.types.ts';
import { page as pageHeaders, personal } from './assets/cache-headers.ts';
import { contentFolders, findContent, goneSlugs } from './content/contents.ts';
import { legalTexts } from './content/legal.ts';
import { lists } from './content/lists.ts';
import { findSection } from './content/programme-sections.ts';
import type { LiveLink, LivePage } from './live-pages.ts';
import type { Found } from './search.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { articlePage } from './templates/article-page.ts';
import { errorPage, errorStatuses } from './templates/error-page.ts';
import { frontPage } from './templates/front-page.ts';
import { listPage, weatherPage, wordPage } from './templates/list-pages.ts';
import { livePage } from './templates/live-page.ts';
import { link, type Page } from './templates/page.ts';
import { legalPage, resultsPage } from './templates/plain-pages.ts';
import type { Poll } from './templates/poll.ts';
import { pollPage } from './templates/poll-pages.ts';
import { programmeSectionPage } from './templates/programme-section-page.ts';
import { clubFront, languageFront } from './templates/site-fronts.ts';
import { streamsPage } from './templates/streams.ts';

export interface PageRouteOptions {
  context: SiteContext;
  readPoll: (id: string) => Promise<Poll | undefined>;
  /** What is on air now. */
  readStreams: () => Promise<Stream[]>;
  /** Live feeds that are told now. */
  readFeeds: () => Promise<LiveLink[]>;
  /** The live feed of a page, from a message on where the address names one. */
  readLive: (path: string, messageId: string | undefined) => Promise<LivePage | undefined>;
  /** What is found, the best first. */
  search: (text: string) => Promise<Found[]>;
}

/** Poll that Home shows. */
const frontPoll = '1';

/** Signs that a search needs (SRCH-08). */
const shortestSearch = 3;

/** The site that an address begins with; any other word is none's, and so the main one's. */
const siteIn = (path: string) => path.split('/')[1];

const isTooShort = (text: string) => [...text].length < shortestSearch;

/** The pages of the CMS and its error pages (ROUTE-01, ROUTE-28, PAGE-01..06). */
export function pageRoutes(
  app: FastifyInstance,
  { context: { pageOf }, readPoll, readStreams, readFeeds, readLive, search }: PageRouteOptions,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, html: string) =>
    sendPage(request, reply, html, pageHeaders);

  const sendError = (request: FastifyRequest, reply: FastifyReply, status: number) =>
    sendPage(request, reply.code(status), errorPage(pageOf(request), status), personal);

  /** A poll that cannot be read must not take the page with it. */
  const readPollIfPossible = async (request: FastifyRequest, id: string | undefined) => {
    if (id === undefined) return undefined;
    try {
      const poll = await readPoll(id);
      return poll?.hidden ? undefined : poll;
    } catch (error) {
      request.log.error(error, 'poll left out of the page');
      return undefined;
    }
  };

  /** Nor must the lists of what is on air and of what is told. */
  const orNone = <T>(request: FastifyRequest, list: Promise<T[]>) =>
    list.catch((error: unknown) => {
      request.log.error(error, 'list left out of the page');
      return [];
    });
  const streamsIfPossible = (request: FastifyRequest) => orNone(request, readStreams());

  type Fixed = [path: string, render: (page: Page) => string];
  const fixed: Fixed[] = [
    ['/lacolla', clubFront],
    ['/apunts', languageFront],
    ['/apunts/paraula', wordPage],
    ['/el-temps', weatherPage],
    ...lists.map((list): Fixed => [list[0], (page) => listPage(page, list)]),
    ...legalTexts.map((text): Fixed => [text.path, (page) => legalPage(page, text)]),
  ];
  for (const [path, render] of fixed)
    app.get(path, (request, reply) => send(request, reply, render(pageOf(request, siteIn(path)))));

  app.get('/', async (request, reply) => {
    const poll = await readPollIfPossible(request, frontPoll);
    return send(request, reply, frontPage(pageOf(request), poll, await streamsIfPossible(request)));
  });

  app.get('/directes', async (request, reply) => {
    const [streams, feeds] = await Promise.all([streamsIfPossible(request), orNone(request, readFeeds())]);
    return send(request, reply, streamsPage(pageOf(request), streams, feeds));
  });

  /** What is no content may be a live feed. */
  const sendLive = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const { missatge } = request.query as { missatge?: unknown };
    const live = await readLive(path, typeof missatge === 'string' ? missatge : undefined);
    return live ? send(request, reply, livePage(pageOf(request), live)) : sendError(request, reply, 404);
  };

  for (const folder of contentFolders) {
    app.get<{ Params: { slug: string } }>(`/${folder}/:slug`, async (request, reply) => {
      const { slug } = request.params;
      const page = pageOf(request, siteIn(`/${folder}`));
      if (goneSlugs.has(slug)) return sendError(request, reply, 410);
      const content = findContent(`/${folder}/${slug}`, page.site.name);
      if (!content) return sendLive(request, reply, `/${folder}/${slug}`);
      const poll = await readPollIfPossible(request, content.pollId);
      const streams = content.kind === 'live' ? await streamsIfPossible(request) : undefined;
      return send(request, reply, articlePage(page, content, poll, streams));
    });
  }

  app.get<{ Params: { slug: string; '*': string } }>('/programes/:slug/*', (request, reply) => {
    const { slug, '*': rest } = request.params;
    const path = `/programes/${slug}`;
    const programme = findContent(path);
    const section = programme && findSection(programme, rest.split('/'));
    if (!programme || !section) return sendError(request, reply, 404);
    return send(request, reply, programmeSectionPage(pageOf(request), programme, section, `${path}/${rest}`));
  });

  app.get<{ Params: { id: string } }>('/enquestes/:id', async (request, reply) => {
    const poll = await readPoll(request.params.id);
    if (!poll || poll.hidden) return sendError(request, reply, 404);
    return send(request, reply, pollPage(pageOf(request), poll));
  });

  // where the search of the header leads without a script
  app.get<{ Querystring: { text?: unknown } }>('/resultats', (request, reply) => {
    const text = typeof request.query.text === 'string' ? request.query.text.trim() : '';
    const page = pageOf(request);
    if (isTooShort(text)) return send(request, reply, resultsPage(page, text));
    return reply.redirect(link(page, `/resultats/${encodeURIComponent(text)}`), 303);
  });

  // A wildcard, since the router cuts no parameter short there. It has decoded the text, once (SRCH-14).
  app.get<{ Params: { '*': string } }>('/resultats/*', async (request, reply) => {
    const text = request.params['*'].trim();
    const page = pageOf(request);
    if (isTooShort(text)) return send(request, reply, resultsPage(page, text));
    return send(request, reply, resultsPage(page, text, await search(text)));
  });

  app.get<{ Params: { status: string } }>('/errors/:status', (request, reply) => {
    const status = Number(request.params.status);
    return sendError(request, reply, errorStatuses.includes(status) ? status : 404);
  });

  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404));

  app.setErrorHandler<{ statusCode?: number } & Error>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return sendError(request, reply, status >= 400 ? status : 500);
  });
}
