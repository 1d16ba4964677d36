import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The signature is of the name too: what was signed as one cookie is no other. */
const named = (name: string, value: string) => `${name}=${value}`;

/** Sets a cookie with a signature, so that only the server can have made its value. */
export function setSignedCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: Omit<CookieSerializeOptions, 'signed'>,
): void {
  const signed = reply.server.signCookie(named(name, value)).slice(named(name, '').length);
  reply.setCookie(name, signed, options);
}

/** @returns undefined where the browser has none, or one that was not signed here under this name */
export function readSignedCookie(request: FastifyRequest, name: string): string | undefined {
  const signed = request.cookies[name];
  if (signed === undefined) return undefined;
  const cookie = request.unsignCookie(named(name, signed));
  return cookie.valid ? cookie.value.slice(named(name, '').length) : undefined;
}
