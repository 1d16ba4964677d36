import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './network.ts';

/** The caller of a piece of work, as queues distinguish callers. */
export interface Caller {
  /** A network, or a login that somebody has proved to know before. */
  name: string;
  isProven: boolean;
}

const callers = new AsyncLocalStorage<Caller>();

/** Records the caller of each request for all work that it starts. The body has been read by then. */
export function rememberCaller(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) =>
    callers.run({ name: networkOf(request), isProven: false }, done),
  );
}

/** Runs work for a device that has opened this login before, regardless of the network. */
export const callAsTrusted = <Result>(login: string, work: () => Result): Result =>
  callers.run({ name: login, isProven: true }, work);

/**
 * Returns the network of the current request, or the caller set by {@link callAsTrusted}. The name is empty for the
 * server itself, as when it fills its database.
 */
export const currentCaller = (): Caller => callers.getStore() ?? { name: '', isProven: false };
