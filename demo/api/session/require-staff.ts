import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { requireUser } from './require-user.ts';
import type { UserRow } from './session-store.ts';

/** Tests whether the user may write in the newsroom; never a child. */
export function isStaff({ is_staff, type }: Pick<UserRow, 'is_staff' | 'type'>): boolean {
  return is_staff && type !== 'laCollaMember';
}

/** Returns the current user, who must belong to the newsroom's staff. @throws ApiError LOGIN_REQUIRED or FORBIDDEN */
export async function requireStaff(
  request: FastifyRequest,
  context: Pick<DemoContext, 'db' | 'config'>,
): Promise<UserRow> {
  const user = await requireUser(request, context);
  if (!isStaff(user)) throw new ApiError('FORBIDDEN');
  return user;
}
