import type { FastifyInstance } from 'fastify';

const hosts = new WeakMap<FastifyInstance, string>();

/** Remembers by which name a server is asked, where a test has given it a public address. */
export function knowHost(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl) hosts.set(app, new URL(publicUrl).host);
}

/** The header that its readers send; this machine's name where the server has no other. */
export const hostOf = (app: FastifyInstance): string => hosts.get(app) ?? 'localhost:80';
