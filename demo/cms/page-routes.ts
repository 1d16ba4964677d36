import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Stream } from '../../src/api/streaming.types.ts';
import type { ForecastAnswer } from '../../src/api/weather.types.ts';
import type { ChannelName, ScheduleShow } from '../../src/schedule/schedule.types.ts';
import type { SafeHtml } from '../../src/server/html.ts';
import type { Call } from '../api/participation/calls.ts';
import type { MostRead } from '../api/reads/most-read.ts';
import { page as pageHeaders } from './assets/cache-headers.ts';
import { contentFolders, findContent, goneSlugs, pathOf } from './content/contents.ts';
import { legalTexts } from './content/legal.ts';
import { lists } from './content/lists.ts';
import { findSection } from './content/programme-sections.ts';
import { errorSender } from './error-pages.ts';
import type { LiveLink, LivePage } from './live-pages.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { articlePage } from './templates/article-page.ts';
import { errorStatuses } from './templates/error-page.ts';
import { frontPage } from './templates/front-page.ts';
import { listPage, weatherPage, wordPage } from './templates/list-pages.ts';
import { livePage } from './templates/live-page.ts';
import { startOf } from './templates/media/media-block.ts';
import type { Page } from './templates/page.ts';
import { legalPage } from './templates/plain-pages.ts';
import type { Poll } from './templates/poll.ts';
import { pollPage } from './templates/poll-pages.ts';
import { programmeSectionPage } from './templates/programme-section-page.ts';
import type { NextShows } from './templates/schedule-page.ts';
import { clubFront, languageFront } from './templates/site-fronts.ts';
import { streamsPage } from './templates/streams.ts';

export interface PageRouteOptions {
  context: SiteContext;
  readPoll: (id: string) => Promise<Poll | undefined>;
  /** Streams on air now. */
  readStreams: () => Promise<Stream[]>;
  /** Current show of a channel and the next ones. */
  readNext: (channel: ChannelName) => Promise<ScheduleShow[]>;
  /** Reads the open live feeds. */
  readCalls: () => Promise<Call[]>;
  /** Live feeds open now. */
  readFeeds: () => Promise<LiveLink[]>;
  /** Reads the live feed of a page, from the message in the address on, if there is one. */
  readLive: (path: string, messageId: string | undefined) => Promise<LivePage | undefined>;
  /** Weather of the default place, for readers without their own place. */
  readWeather: () => Promise<ForecastAnswer | undefined>;
  reads: Reads;
}

/** Counts page reads, and lists the most read pages. */
export interface Reads {
  /** @param path path of the page that a request reads, without the base path */
  count: (request: FastifyRequest, path: string) => void;
  most: () => Promise<MostRead>;
}

/** Poll that Home shows. */
const frontPoll = '1';

/** Returns the site in an address; any other first word means the main site. */
const siteIn = (path: string) => path.split('/')[1];

/** Registers the pages of the CMS and its error pages (ROUTE-01, ROUTE-28, PAGE-01..06). */
export function pageRoutes(
  app: FastifyInstance,
  {
    context,
    readPoll,
    readStreams,
    readNext,
    readCalls,
    readFeeds,
    readLive,
    readWeather,
    reads,
  }: PageRouteOptions,
): void {
  const { pageOf } = context;
  const send = (request: FastifyRequest, reply: FastifyReply, html: SafeHtml) =>
    sendPage(request, reply, html, pageHeaders);

  const sendError = errorSender(context);

  /** Reads a poll; a failure leaves out only the poll, not the page. */
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

  /** Returns an empty list if the list cannot be read, so that the page is still shown. */
  const orNone = <T>(request: FastifyRequest, list: Promise<T[]>) =>
    list.catch((error: unknown) => {
      request.log.error(error, 'list left out of the page');
      return [];
    });
  const streamsIfPossible = (request: FastifyRequest) => orNone(request, readStreams());

  /** Adds the most read contents to the page, except on the children's club, since they are for adults. */
  async function withMostRead(request: FastifyRequest, page: Page): Promise<Page> {
    if (page.site.name !== 'apunt') return page;
    const mostRead = await reads.most().catch((error: unknown) => {
      request.log.error(error, 'list left out of the page');
      return undefined;
    });
    return { ...page, mostRead };
  }

  const nextIfPossible = (request: FastifyRequest, ...channels: ChannelName[]): Promise<NextShows> =>
    Promise.all(
      channels.map(async (channel) => [channel, await orNone(request, readNext(channel))] as const),
    );

  const weatherIfPossible = (request: FastifyRequest) =>
    readWeather().catch((error: unknown) => {
      request.log.error(error, 'weather left out of the page');
      return undefined;
    });

  type Fixed = [path: string, render: (page: Page) => SafeHtml];
  const fixed: Fixed[] = [
    ['/lacolla', clubFront],
    ['/apunts', languageFront],
    ['/apunts/paraula', wordPage],
    ...lists.map((list): Fixed => [list[0], (page) => listPage(page, list)]),
    ...legalTexts.map((text): Fixed => [text.path, (page) => legalPage(page, text)]),
  ];
  for (const [path, render] of fixed)
    app.get(path, (request, reply) => send(request, reply, render(pageOf(request, siteIn(path)))));

  app.get('/', async (request, reply) => {
    const poll = await readPollIfPossible(request, frontPoll);
    const page = await withMostRead(request, pageOf(request));
    const [streams, next, weather, calls] = await Promise.all([
      streamsIfPossible(request),
      nextIfPossible(request, 'tv'),
      weatherIfPossible(request),
      orNone(request, readCalls()),
    ]);
    return send(request, reply, frontPage(page, { poll, streams, next, weather, calls }));
  });

  app.get('/el-temps', async (request, reply) =>
    send(request, reply, weatherPage(pageOf(request, siteIn('/el-temps')), await weatherIfPossible(request))),
  );

  app.get('/directes', async (request, reply) => {
    const [streams, feeds, next] = await Promise.all([
      streamsIfPossible(request),
      orNone(request, readFeeds()),
      nextIfPossible(request, 'tv', 'radio', 'internet'),
    ]);
    return send(request, reply, streamsPage(pageOf(request), { streams, feeds, next }));
  });

  /** Sends the live feed of a path without a content, else the error page. */
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
      const calls = content.callId === undefined ? [] : await orNone(request, readCalls());
      const call = calls.find(({ id }) => id === content.callId);
      const streams = content.kind === 'live' ? await streamsIfPossible(request) : undefined;
      const { t } = request.query as { t?: unknown };
      reads.count(request, pathOf(content));
      const shown = await withMostRead(request, page);
      return send(
        request,
        reply,
        articlePage(shown, content, { poll, call, streams, start: startOf(content, t) }),
      );
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

  app.get<{ Params: { status: string } }>('/errors/:status', (request, reply) => {
    const status = Number(request.params.status);
    return sendError(request, reply, errorStatuses.includes(status) ? status : 404);
  });
}
