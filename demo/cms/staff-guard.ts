import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DemoContext } from '../api/context.ts';
import { currentUser } from '../api/session/current-user.ts';
import { isStaff } from '../api/session/require-staff.ts';
import type { UserRow } from '../api/session/session-store.ts';
import { personal } from './assets/cache-headers.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { errorPage } from './templates/error-page.ts';
import { newsroomDoor } from './templates/newsroom/newsroom-document.ts';

export type StaffAct = (
  request: FastifyRequest,
  reply: FastifyReply,
  staff: UserRow,
) => Promise<FastifyReply>;

/** Answers visitors who are not of the staff: nobody is logged in (401), or somebody else (403). */
export type RefuseVisitor = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: 401 | 403,
) => Promise<FastifyReply>;

/** Restricts an action on a page to the newsroom's staff; anonymous visitors get the login. */
export const staffGuard = ({ pageOf }: SiteContext, api: Pick<DemoContext, 'config' | 'db'>) => {
  const showDoor: RefuseVisitor = async (request, reply, status) =>
    sendPage(
      request,
      reply,
      status === 401 ? newsroomDoor(pageOf(request)) : errorPage(pageOf(request), 403),
    );

  return (act: StaffAct, refuse = showDoor) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.headers({ ...personal, 'x-robots-tag': 'noindex' });
      const visitor = await currentUser(request, api);
      if (!visitor) return refuse(request, reply.code(401), 401);
      if (!isStaff(visitor)) return refuse(request, reply.code(403), 403);
      return act(request, reply, visitor);
    };
};
