import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../api/context.ts';
import { currentUser } from '../api/session/current-user.ts';
import type { Visitor } from './templates/accounts/profile-page.ts';

/** Returns the current user of a page, identified only by the session. */
export async function visitorOf(
  request: FastifyRequest,
  context: Pick<DemoContext, 'config' | 'db'>,
): Promise<Visitor | undefined> {
  const user = await currentUser(request, context);
  return user && { name: user.name, isChild: user.type === 'laCollaMember' };
}
