import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../../config.ts';
import { isRunning } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { keyedHash } from '../security/server-secret.ts';

type Context = Pick<DemoContext, 'db' | 'config'>;

const cookie = 'ap-family';
/** Setting the password follows at once; this leaves time for a slow network. */
export const lifetimeSeconds = 10 * 60;

/**
 * Marks the browser that has just registered a family. Setting the tutor's password (CLUB-30), the last step of that
 * form, then needs no second captcha (BEY-09). The mark does not reveal whether the e-mail had an account (W-03).
 */
export async function markFamily(reply: FastifyReply, { db, config }: Context, email: string): Promise<void> {
  const ends = config.now().getTime() + lifetimeSeconds * 1000;
  reply.setCookie(cookie, `${ends}.${await markOf({ db }, email, ends)}`, {
    path: `${config.basePath}/api/front/user/register-adults`,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(config),
    maxAge: lifetimeSeconds,
  });
}

/** Tests whether this browser has just registered the family of this e-mail. */
export async function hasRegistered(
  request: FastifyRequest,
  { db, config }: Context,
  email: string,
): Promise<boolean> {
  const [ends = '', mark] = request.cookies[cookie]?.split('.') ?? [];
  if (!isRunning(new Date(Number(ends)), config.now(), lifetimeSeconds * 1000)) return false;
  return mark === (await markOf({ db }, email, Number(ends)));
}

function markOf({ db }: Pick<Context, 'db'>, email: string, ends: number): Promise<string> {
  return keyedHash(db, `family ${ends} ${email.toLowerCase()}`);
}
