import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { currentUser } from './current-user.ts';
import type { UserRow } from './session-store.ts';

/**
 * Who makes the request, if it is of the newsroom. A child is not, whatever its row says.
 * @throws ApiError LOGIN_REQUIRED or FORBIDDEN
 */
export async function requireStaff(
  request: FastifyRequest,
  context: Pick<DemoContext, 'db' | 'config'>,
): Promise<UserRow> {
  const user = await currentUser(request, context);
  if (!user) throw new ApiError('LOGIN_REQUIRED');
  if (!user.is_staff || user.type === 'laCollaMember') throw new ApiError('FORBIDDEN');
  return user;
}
