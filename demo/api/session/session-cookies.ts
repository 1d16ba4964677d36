import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../../src/session/user.types.ts';
import { type DemoConfig, isSecure } from '../../config.ts';

/** Cookie that the widgets read for display; never a credential (SESS-13, SESS-14). */
const summaryCookie = 'nx-session-user';

/**
 * Maximum bytes of the cookie's value. RFC 6265 asks browsers to accept at least 4,096 bytes per cookie, including
 * name and attributes.
 */
const largestSummary = 3500;

/** Name of the session cookie. With https, browsers accept `__Host-` only from this host. */
export function sessionCookie(config: DemoConfig): string {
  return isSecure(config) ? '__Host-ap-session' : 'ap-session';
}

/**
 * Sets both cookies until the browser's session ends (STOR-03). Without a domain they are valid only for this host
 * (W-02).
 */
export function setSessionCookies(
  reply: FastifyReply,
  config: DemoConfig,
  token: string,
  summary: User,
): void {
  reply.setCookie(sessionCookie(config), token, { ...attributes(config), httpOnly: true });
  sendSummaryAgain(reply, config, summary);
}

/** Resends the readable cookie; call it whenever its content has changed. */
export function sendSummaryAgain(reply: FastifyReply, config: DemoConfig, summary: User): void {
  reply.setCookie(summaryCookie, JSON.stringify(fitting(summary)), attributes(config));
}

export function clearSessionCookies(reply: FastifyReply, config: DemoConfig): void {
  reply.clearCookie(sessionCookie(config), { ...attributes(config), httpOnly: true });
  reply.clearCookie(summaryCookie, attributes(config));
}

/** Returns the token that the browser sent, if any. */
export function sessionToken(request: FastifyRequest, config: DemoConfig): string | undefined {
  return request.cookies[sessionCookie(config)];
}

function attributes(config: DemoConfig) {
  return { path: '/', sameSite: 'lax', secure: isSecure(config) } as const;
}

function fitting(summary: User): User {
  if (encodeURIComponent(JSON.stringify(summary)).length <= largestSummary) return summary;
  const { favouritesId: _, showsId: __, ...rest } = summary;
  return { ...rest, partial: true };
}
