import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../../src/session/user.types.ts';
import type { DemoContext } from '../context.ts';
import { sessionToken, setSessionCookies } from './session-cookies.ts';
import { createSession, deleteSession, type UserRow } from './session-store.ts';
import { sessionSummary } from './session-summary.ts';

/** Logs a user in, with a new token; that of the session before opens nothing any more. */
export async function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, config }: DemoContext,
  user: UserRow,
): Promise<User> {
  const before = sessionToken(request, config);
  if (before) await deleteSession(db, before);
  const summary = await sessionSummary(db, user);
  setSessionCookies(reply, config, await createSession(db, user.id, config.now()), summary);
  return summary;
}
