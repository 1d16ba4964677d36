import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DemoContext } from '../../api/context.ts';
import { ApiError } from '../../api/http/api-error.ts';
import { type FeedRow, findFeed } from '../../api/live/live-feed.ts';
import type { UserRow } from '../../api/session/session-store.ts';
import { fieldsOf } from '../form-body.ts';
import type { SiteContext } from '../site-context.ts';
import { type RefuseVisitor, staffGuard } from '../staff-guard.ts';
import { feedPath } from '../templates/newsroom/feed-page.ts';
import { link } from '../templates/page.ts';

export interface NewsroomOptions {
  context: SiteContext;
  api: Pick<DemoContext, 'config' | 'db'>;
}

export interface FeedVisit {
  feed: FeedRow;
  staff: UserRow;
  /** Empty on pages that are not of one message. */
  messageId: string;
  form: URLSearchParams;
}

export type FeedAct = (
  request: FastifyRequest,
  reply: FastifyReply,
  visit: FeedVisit,
) => Promise<FastifyReply>;

export const paramsOf = ({ params }: FastifyRequest) => params as { id: string; messageId?: string };

/** Restricts an action on a feed to the staff. An unknown feed is the 404 page. */
export function feedGuard({ context, api }: NewsroomOptions) {
  const forStaff = staffGuard(context, api);
  return (act: FeedAct, refuse?: RefuseVisitor) =>
    forStaff(async (request, reply, staff) => {
      const { id, messageId = '' } = paramsOf(request);
      const feed = await findFeed(api.db, id);
      if (!feed) throw new ApiError('LIVE_NOT_FOUND');
      return act(request, reply, { feed, staff, messageId, form: fieldsOf(request) });
    }, refuse);
}

/** Redirects to the list. @param query `fet` names the notice, `des-de` the page's first message */
export function backToFeed(
  { pageOf }: SiteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { feed, query, messageId }: { feed: FeedRow; query: Record<string, string>; messageId?: string },
): FastifyReply {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const anchor = messageId === undefined ? '' : `#m-${messageId}`;
  const path = feedPath(feed.id, `?${new URLSearchParams(given)}${anchor}`);
  return reply.redirect(link(pageOf(request), path), 303);
}
