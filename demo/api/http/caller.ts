import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Caller of a piece of work; queues tell callers apart by it. */
export interface Caller {
  /** A network, or a login that the caller has opened before. */
  name: string;
  isTrusted: boolean;
}

export const callerOf = (request: Pick<FastifyRequest, 'ip'>): Caller => ({
  name: networkOf(request),
  isTrusted: false,
});

/** A device that has opened this login before, regardless of its network. */
export const trustedCaller = (login: string): Caller => ({ name: login, isTrusted: true });

/** The server itself, as when it fills its database. */
export const serverCaller: Caller = { name: '', isTrusted: false };
