import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Includes the name in the signature, so that a signed value is valid only in its own cookie. */
const named = (name: string, value: string) => `${name}=${value}`;

/** Sets a signed cookie, so that only the server can have created its value. */
export function setSignedCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: Omit<CookieSerializeOptions, 'signed'>,
): void {
  const signed = reply.server.signCookie(named(name, value)).slice(named(name, '').length);
  reply.setCookie(name, signed, options);
}

/** @returns undefined when the cookie is missing, or was not signed by this server under this name */
export function readSignedCookie(request: FastifyRequest, name: string): string | undefined {
  const signed = request.cookies[name];
  if (signed === undefined) return undefined;
  const cookie = request.unsignCookie(named(name, signed));
  return cookie.valid ? cookie.value.slice(named(name, '').length) : undefined;
}
