import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../../config.ts';
import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { networkOf } from '../http/network.ts';
import { readSignedCookie, setSignedCookie } from '../http/signed-cookies.ts';
import { keyedHash } from '../security/server-secret.ts';
import { throttle, throttleNetwork } from '../security/throttle.ts';
import { newToken } from '../security/tokens.ts';
import { refuseChild } from '../session/require-user.ts';
import type { UserRow } from '../session/session-store.ts';
import { findCall } from './calls.ts';

type Context = Pick<DemoContext, 'config' | 'db'>;

const cookie = 'ap-ugc';
const day = 24 * 60 * 60;

interface Sender {
  /** Never a child, who participates with the tutor's session (UGC-29, ROLE-02). */
  user: UserRow | undefined;
  /**
   * Reason why no new participation is accepted: PARTICIPATION_CLOSED or LOGIN_REQUIRED. Repeating a stored
   * participation still succeeds.
   */
  refusal: ApiError | undefined;
}

/** Returns the sender of a participation in a call. @throws ApiError NOT_FOUND, ADULT_REQUIRED */
export async function senderOf(request: FastifyRequest, context: Context, ugcId: string): Promise<Sender> {
  const call = await findCall(context, ugcId);
  if (!call) throw new ApiError('NOT_FOUND');
  const user = await refuseChild(request, context);
  if (!call.isOpen) return { user, refusal: new ApiError('PARTICIPATION_CLOSED') };
  return { user, refusal: user || call.anonymous ? undefined : new ApiError('LOGIN_REQUIRED') };
}

/**
 * Returns the logged-in participant, if any.
 * @throws ApiError as {@link senderOf}, and its refusal if there is one
 */
export async function participantOf(
  request: FastifyRequest,
  context: Context,
  ugcId: string,
): Promise<UserRow | undefined> {
  const { user, refusal } = await senderOf(request, context, ugcId);
  if (refusal) throw refusal;
  return user;
}

/** Hashes the browser's cookie; undefined for a browser without our cookie. */
export async function browserOf(request: FastifyRequest, { db }: Context): Promise<string | undefined> {
  const known = readSignedCookie(request, cookie);
  return known === undefined ? undefined : keyedHash(db, `ugc ${known}`);
}

/** Hashes the network that a call comes from. */
export const networkHashOf = (request: FastifyRequest, { db }: Context): Promise<string> =>
  keyedHash(db, `ugc network ${networkOf(request)}`);

/** Marks the browser, so that no other browser can continue or end its uploads (W-18). */
export async function markBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<string> {
  // renewed each time, so that it outlasts every file that it owns
  const value = readSignedCookie(request, cookie) ?? newToken();
  setSignedCookie(reply, cookie, value, {
    path: `${context.config.basePath}/api/front/ugc`,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(context.config),
    maxAge: day,
  });
  return keyedHash(context.db, `ugc ${value}`);
}

/** Limits the participations per day of one network and of one account. @throws ApiError TOO_MANY_REQUESTS */
export async function limitParticipant(
  request: FastifyRequest,
  context: Context,
  { route, user }: { route: 'ugc-upload' | 'ugc-post'; user: UserRow | undefined },
): Promise<void> {
  const network = networkOf(request);
  await throttleNetwork(context, { route, network, limit: 60, windowSeconds: day });
  const limit = { limit: 20, windowSeconds: day };
  if (user) await throttle(context, { route, key: `user ${user.id}`, ...limit });
  else await throttleNetwork(context, { route: `${route}-anonymous`, network, ...limit });
}
