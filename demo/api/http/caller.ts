import { AsyncLocalStorage } from 'node:async_hooks';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** For whom something is done, as queues tell callers apart. */
export interface Caller {
  /** A network, or a login that somebody has proved to know before. */
  name: string;
  isProven: boolean;
}

const callers = new AsyncLocalStorage<Caller>();

/** The caller's address; for IPv6 the /64, which belongs to one household or office. */
export const networkOf = (request: Pick<FastifyRequest, 'ip'>): string => normalizeIP(request.ip);

/** Lets what is done for a request know for whom, however deep it is. What a body has brought is read by then. */
export function rememberCaller(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) =>
    callers.run({ name: networkOf(request), isProven: false }, done),
  );
}

/** Does it for somebody with a device that has opened this login before, whatever the network. */
export const callAsProven = <Result>(login: string, work: () => Result): Result =>
  callers.run({ name: login, isProven: true }, work);

/** Network of the request that is answered, or what {@link callAsProven} says; of the server itself, as when it fills its database, an empty name. */
export const currentCaller = (): Caller => callers.getStore() ?? { name: '', isProven: false };
