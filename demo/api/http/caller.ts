import { AsyncLocalStorage } from 'node:async_hooks';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The caller of a piece of work, as queues distinguish callers. */
export interface Caller {
  /** A network, or a login that somebody has proved to know before. */
  name: string;
  isTrusted: boolean;
}

const callers = new AsyncLocalStorage<Caller>();

/** The caller's address; for IPv6 the /64, which belongs to one household or office. */
export const networkOf = (request: Pick<FastifyRequest, 'ip'>): string => normalizeIP(request.ip);

/** Records the caller of each request for all work that it starts. The body has been read by then. */
export function rememberCaller(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) =>
    callers.run({ name: networkOf(request), isTrusted: false }, done),
  );
}

/** Runs work for a device that has opened this login before, regardless of the network. */
export const callAsTrusted = <Result>(login: string, work: () => Result): Result =>
  callers.run({ name: login, isTrusted: true }, work);

/**
 * Returns the network of the current request, or the caller set by {@link callAsTrusted}. The name is empty for the
 * server itself, as when it fills its database.
 */
export const currentCaller = (): Caller => callers.getStore() ?? { name: '', isTrusted: false };
