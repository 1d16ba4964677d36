import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DemoConfig, isSecure } from '../../config.ts';
import { deviceMemoryDays } from '../security/login-guard.ts';

const deviceCookie = 'ap-device';

/** Identity of the browser, if it has logged in before: random, and signed so that nobody makes up another. */
export function knownDevice(request: FastifyRequest): string | undefined {
  const signed = request.cookies[deviceCookie];
  const cookie = signed === undefined ? undefined : request.unsignCookie(signed);
  return cookie?.valid ? cookie.value : undefined;
}

/** Gives the browser an identity, or lengthens that which it has. Only the login gets it back. @returns the identity */
export function keepDevice(request: FastifyRequest, reply: FastifyReply, config: DemoConfig): string {
  const device = knownDevice(request) ?? randomBytes(16).toString('base64url');
  reply.setCookie(deviceCookie, device, {
    path: `${config.basePath}/api/front/user/login`,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    signed: true,
    maxAge: deviceMemoryDays * 24 * 60 * 60,
  });
  return device;
}
