import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DemoContext } from '../api/context.ts';
import { currentUser } from '../api/session/current-user.ts';
import { isStaff } from '../api/session/require-staff.ts';
import type { UserRow } from '../api/session/session-store.ts';
import { personal } from './assets/cache-headers.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { errorPage } from './templates/error-page.ts';
import { newsroomDoor } from './templates/newsroom-page.ts';

export type StaffAct = (
  request: FastifyRequest,
  reply: FastifyReply,
  staff: UserRow,
) => Promise<FastifyReply>;

/** Restricts an action on a page to the newsroom's staff; anonymous visitors get the login. */
export const staffGuard =
  ({ pageOf }: SiteContext, api: Pick<DemoContext, 'config' | 'db'>) =>
  (act: StaffAct) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers({ ...personal, 'x-robots-tag': 'noindex' });
    const visitor = await currentUser(request, api);
    if (!visitor) return sendPage(request, reply.code(401), newsroomDoor(pageOf(request)));
    if (!isStaff(visitor)) return sendPage(request, reply.code(403), errorPage(pageOf(request), 403));
    return act(request, reply, visitor);
  };
