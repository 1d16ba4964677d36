import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { currentUser } from './current-user.ts';
import type { UserRow } from './session-store.ts';

type Context = Pick<DemoContext, 'db' | 'config'>;

/** Returns the current user. @throws ApiError LOGIN_REQUIRED */
export async function requireUser(request: FastifyRequest, context: Context): Promise<UserRow> {
  const user = await currentUser(request, context);
  if (!user) throw new ApiError('LOGIN_REQUIRED');
  return user;
}

/**
 * Returns the current user, who must not be a child: a PIN of four digits is too weak for changing an account (W-01).
 * @throws ApiError LOGIN_REQUIRED or ADULT_REQUIRED
 */
export async function requireAdult(request: FastifyRequest, context: Context): Promise<UserRow> {
  const user = await refuseChild(request, context);
  if (!user) throw new ApiError('LOGIN_REQUIRED');
  return user;
}

/**
 * Returns the current user, if any, who must not be a child: for calls without a login (ROLE-10).
 * @throws ApiError ADULT_REQUIRED
 */
export async function refuseChild(request: FastifyRequest, context: Context): Promise<UserRow | undefined> {
  const user = await currentUser(request, context);
  if (user?.type === 'laCollaMember') throw new ApiError('ADULT_REQUIRED');
  return user;
}
