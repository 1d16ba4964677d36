import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DemoConfig, isSecure } from '../../config.ts';
import { readSignedCookie, setSignedCookie } from '../http/signed-cookies.ts';
import { deviceMemoryDays } from '../security/login-guard.ts';

const deviceCookie = 'ap-device';

/** Paths of a login: the API and the forms of the pages. */
const loginPaths = ['/api/front/user/login', '/acces', '/acces-adults'];

/** Returns the identity of a browser that has logged in before: random, and signed against forgery. */
export function knownDevice(request: FastifyRequest): string | undefined {
  return readSignedCookie(request, deviceCookie);
}

/** Sets or renews the browser's identity, in a cookie that only the login receives. @returns the identity */
export function keepDevice(request: FastifyRequest, reply: FastifyReply, config: DemoConfig): string {
  const device = knownDevice(request) ?? randomBytes(16).toString('base64url');
  for (const path of loginPaths)
    setSignedCookie(reply, deviceCookie, device, {
      path: `${config.basePath}${path}`,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(config),
      maxAge: deviceMemoryDays * 24 * 60 * 60,
    });
  return device;
}
