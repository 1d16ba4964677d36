import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../../config.ts';
import type { DemoContext } from '../context.ts';
import { keyedHash } from '../security/server-secret.ts';

type Context = Pick<DemoContext, 'db' | 'config'>;

const cookie = 'ap-family';
/** The password follows at once; a slow network has its time. */
const lifetimeSeconds = 10 * 60;

/**
 * Marks the browser that has just registered a family: the call that hands over the tutor's password (CLUB-30) is the end of
 * the same form, and nobody has to prove twice to be no robot (BEY-09). Whether the e-mail had an account is not told (W-03).
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

/** Whether this browser has just registered the family of this e-mail. */
export async function hasRegistered(
  request: FastifyRequest,
  { db, config }: Context,
  email: string,
): Promise<boolean> {
  const [ends = '', mark] = request.cookies[cookie]?.split('.') ?? [];
  if (!(Number(ends) > config.now().getTime())) return false;
  return mark === (await markOf({ db }, email, Number(ends)));
}

function markOf({ db }: Pick<Context, 'db'>, email: string, ends: number): Promise<string> {
  return keyedHash(db, `family ${ends} ${email.toLowerCase()}`);
}
