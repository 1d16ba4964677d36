import type { FastifyInstance } from 'fastify';

const hosts = new WeakMap<FastifyInstance, string>();

/** Stores the host of a server for which a test has set a public address. */
export function knowHost(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl) hosts.set(app, new URL(publicUrl).host);
}

/** Returns the host header that readers send; this machine's name without a public address. */
export const hostOf = (app: FastifyInstance): string => hosts.get(app) ?? 'localhost:80';
