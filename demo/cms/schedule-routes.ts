import type { FastifyInstance } from 'fastify';
import { contract } from '../../elements/schedule/schedule.element.ts';
import { dayOfAddress } from '../../elements/schedule/schedule.server.ts';
import type { ChannelName, ScheduleShow } from '../../src/schedule/schedule.types.ts';
import { page as pageHeaders } from './assets/cache-headers.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { link } from './templates/page.ts';
import { schedulePage } from './templates/schedule-page.ts';

export interface ScheduleRouteOptions {
  context: SiteContext;
  /** Schedule of a channel on a day, `YYYY-MM-DD`. */
  readSchedule: (channel: ChannelName, day: string) => Promise<ScheduleShow[]>;
  /** Tests whether a day can have a schedule. */
  isScheduled: (day: string) => boolean;
}

interface Params {
  channel: string;
  day: string;
}

const isChannel = (name: string): name is ChannelName =>
  (contract.attributes.channel.values as readonly string[]).includes(name);

/** Registers the schedule of each channel and day (ROUTE-24, ROUTE-37, ROUTE-38). */
export function scheduleRoutes(
  app: FastifyInstance,
  { context: { pageOf }, readSchedule, isScheduled }: ScheduleRouteOptions,
): void {
  app.get('/programacio', (request, reply) =>
    reply.redirect(link(pageOf(request), '/programacio/tv/hui'), 302),
  );

  app.get<{ Params: Pick<Params, 'channel'> }>('/programacio/:channel', (request, reply) => {
    const { channel } = request.params;
    if (!isChannel(channel)) return reply.callNotFound();
    return reply.redirect(link(pageOf(request), `/programacio/${channel}/hui`), 302);
  });

  app.get<{ Params: Params }>('/programacio/:channel/:day', async (request, reply) => {
    const { channel, day: name } = request.params;
    const page = pageOf(request);
    const day = dayOfAddress(name, page.now);
    if (!isChannel(channel) || day === undefined) return reply.callNotFound();
    const shows = await readSchedule(channel, day);
    const html = schedulePage(page, { channel, day, name, shows, hasDay: isScheduled });
    return sendPage(request, reply, html, pageHeaders);
  });
}
