import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api/http/api-error.ts';
import { closeFeed } from '../../api/live/create-feed.ts';
import { findPlace } from '../../api/live/find-place.ts';
import type { FeedRow } from '../../api/live/live-feed.ts';
import { moveMessage, type Target } from '../../api/live/move-message.ts';
import { messagesFrom, newerMessages, newestMessages, olderMessages } from '../../api/live/read-messages.ts';
import { correctMessage } from '../../api/live/write-message.ts';
import { takeForms } from '../form-body.ts';
import { sendPage } from '../send-page.ts';
import { type FeedPage, feedPage, notices } from '../templates/newsroom/feed-page.ts';
import { backToFeed, type FeedAct, type FeedVisit, feedGuard, type NewsroomOptions } from './feed-guard.ts';
import { messageRoutes } from './message-routes.ts';

/**
 * Bytes of the largest form. A message may have 64 KiB, and a browser writes a byte as `%C3`. A message of twice that
 * size still comes back with its text.
 */
const bodyLimit = 512 * 1024;

/** Registers `/redaccio/directes/{id}`, where the staff writes a live feed beside the readers' page. */
export function newsroomRoutes(app: FastifyInstance, options: NewsroomOptions): void {
  const { context, api } = options;
  const { db, config } = api;
  const forFeed = feedGuard(options);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { feed, staff, from, alert }: FeedVisit & { from?: string | undefined; alert?: string },
  ): Promise<FastifyReply> {
    const { fet, firma } = request.query as Record<string, unknown>;
    const view = {
      ...(await readList(api, feed, from)),
      feed,
      name: staff.name,
      author: typeof firma === 'string' ? firma : undefined,
      notice: Object.entries(notices).find(([name]) => name === fet)?.[1],
      alert,
    };
    return sendPage(request, reply, feedPage(context.pageOf(request), view));
  }

  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

  app.get(
    '/redaccio/directes/:id',
    forFeed((request, reply, visit) =>
      send(request, reply, { ...visit, from: textOf((request.query as Record<string, unknown>)['des-de']) }),
    ),
  );

  /** Runs a button of the list and leads back to it, or shows it again with the reason for a refusal. */
  const button = (act: (visit: FeedVisit) => Promise<keyof typeof notices>): FeedAct =>
    async function press(request, reply, visit) {
      const from = textOf(visit.form.get('from'));
      try {
        const query = { fet: await act(visit), 'des-de': from ?? '' };
        return backToFeed(context, request, reply, { ...visit, query });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return send(request, reply.code(error.statusCode), { ...visit, from, alert: error.message });
      }
    };

  app.register(async (scope) => {
    takeForms(scope, bodyLimit);
    messageRoutes(scope, options);

    const pin = button(async ({ feed, messageId, form }) => {
      const pinned = form.get('pinned') === 'true';
      // a pin changes no content, so no revision can be outdated
      await correctMessage(db, feed.id, messageId, { pinned, revision: 0 }, config.now());
      return pinned ? 'fixat' : 'soltat';
    });
    scope.post('/redaccio/directes/:id/missatges/:messageId/fixa', forFeed(pin));

    const move = button(async ({ feed, messageId, form }) => {
      const before = form.get('before');
      const target: Target = before === null ? { after: form.get('after') ?? '' } : { before };
      await moveMessage(db, feed.id, messageId, target);
      return 'mogut';
    });
    scope.post('/redaccio/directes/:id/missatges/:messageId/mou', forFeed(move));

    const close = button(async ({ feed, form }) => {
      const isClosed = form.get('closed') === 'true';
      await closeFeed(db, feed.id, isClosed, config.now());
      return isClosed ? 'tancat' : 'obert';
    });
    scope.post('/redaccio/directes/:id/estat', forFeed(close));
  });
}

/** Reads the newest messages, below the pinned ones, or those from one downwards. */
async function readList(
  { db, config }: NewsroomOptions['api'],
  feed: FeedRow,
  from: string | undefined,
): Promise<Pick<FeedPage, 'list' | 'older' | 'from'>> {
  const reading = { db, feed, basePath: config.basePath };
  const place = from === undefined ? undefined : await findPlace(db, feed, { id: from, order: 'DESC' });
  const { messages, hasMoreResults } =
    place === undefined ? await newestMessages(reading) : await messagesFrom(reading, place);
  // of the next pages
  const above = place === undefined ? [] : (await newerMessages(reading, place)).messages;
  const last = messages.at(-1)?.sequence ?? 0;
  const below = hasMoreResults ? (await olderMessages(reading, last)).messages : [];
  // only the first page has the pinned messages above the others, and nothing moves between the two
  const groupOf = (isPinned: boolean | undefined) =>
    place === undefined ? messages.filter(({ pinned }) => pinned === isPinned) : messages;
  const list = messages.map((message) => {
    const group = groupOf(message.pinned);
    const index = group.indexOf(message);
    const next = message.pinned && place === undefined ? undefined : below.find(({ pinned }) => !pinned);
    return {
      message,
      above: (group[index - 1] ?? above.at(-1))?.id,
      below: (group[index + 1] ?? next)?.id,
    };
  });
  return { list, older: below[0]?.id, from: place === undefined ? undefined : from };
}
