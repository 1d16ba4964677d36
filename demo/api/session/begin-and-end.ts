import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../../src/session/user.types.ts';
import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { clearSessionCookies, sessionToken, setSessionCookies } from './session-cookies.ts';
import { createSession, deleteSession, type UserRow } from './session-store.ts';
import { sessionSummary } from './session-summary.ts';

/**
 * Logs a user in with a new token and ends the browser's previous session.
 * @throws ApiError INVALID_CREDENTIALS when the password or the PIN has changed since the user was read
 */
export async function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, config }: DemoContext,
  user: UserRow,
): Promise<User> {
  const summary = await sessionSummary(db, user);
  const token = await createSession(db, user, config.now());
  if (token === undefined) throw new ApiError('INVALID_CREDENTIALS');
  const before = sessionToken(request, config);
  if (before) await deleteSession(db, before);
  setSessionCookies(reply, config, token, summary);
  return summary;
}

/** Ends the browser's session, if any. Deletes the cookies only afterwards, so that the browser can retry (W-24). */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, config }: DemoContext,
): Promise<FastifyReply> {
  const token = sessionToken(request, config);
  if (token) await deleteSession(db, token);
  clearSessionCookies(reply, config);
  return reply.code(204).send();
}
