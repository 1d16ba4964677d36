import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DemoConfig, isSecure } from '../../config.ts';
import type { DemoContext } from '../context.ts';
import { keyedHash } from '../security/server-secret.ts';
import { newToken } from '../security/tokens.ts';
import type { UserRow } from '../session/session-store.ts';
import { lifetimeMinutes } from './one-time-tokens.ts';

type Context = Pick<DemoContext, 'db' | 'config'>;

/** With https, browsers accept `__Host-` only from this host and for all paths, so that no other subdomain can set the mark. */
const cookieName = (config: DemoConfig) => (isSecure(config) ? '__Host-ap-claim' : 'ap-claim');

/**
 * Marks the browser in which a password was chosen: the mailed link confirms the password only in this browser
 * (W-08).
 * @param claimed undefined for a refused claim, whose response must look the same (W-03)
 */
export async function markClaim(
  reply: FastifyReply,
  { db, config }: Context,
  claimed: UserRow | undefined,
): Promise<void> {
  const mark = claimed ? await markOf({ db }, claimed) : newToken();
  reply.setCookie(cookieName(config), mark, {
    path: isSecure(config) ? '/' : `${config.basePath}/validar-correu`,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: lifetimeMinutes['validate-email'] * 60,
  });
}

/** Tests whether the password of the user was chosen in this browser. */
export async function hasClaimed(
  request: FastifyRequest,
  { db, config }: Context,
  user: UserRow,
): Promise<boolean> {
  return request.cookies[cookieName(config)] === (await markOf({ db }, user));
}

/** Binds the mark to this password: the hash is salted. */
function markOf({ db }: Pick<Context, 'db'>, { id, password_hash }: UserRow): Promise<string> {
  return keyedHash(db, `claim ${id} ${password_hash}`);
}
