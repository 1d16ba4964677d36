import type { FastifyRequest } from 'fastify';
import type { DemoConfig } from '../../config.ts';
import type { Db } from '../database/database.types.ts';
import { sessionToken } from './session-cookies.ts';
import { findSessionUser, type UserRow } from './session-store.ts';

const known = new WeakMap<FastifyRequest, Promise<UserRow | undefined>>();

/** Returns the user of the session cookie; queries once per request. */
export function currentUser(
  request: FastifyRequest,
  { db, config }: { db: Db; config: DemoConfig },
): Promise<UserRow | undefined> {
  const before = known.get(request);
  if (before) return before;
  const token = sessionToken(request, config);
  const user = token ? findSessionUser(db, token, config.now()) : Promise.resolve(undefined);
  known.set(request, user);
  return user;
}
