import type { Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Starts work without delaying the response, so that the response time does not reveal the work (W-03). */
export type AfterAnswer = (request: FastifyRequest, work: () => Promise<void>) => void;

/** Work of each server that has not ended. All plugins of a server share one set. */
const running = new WeakMap<Server, Set<Promise<void>>>();

/** Makes the server wait for this work before it closes. */
export function createAfterAnswer(app: FastifyInstance): AfterAnswer {
  const works = running.get(app.server) ?? new Set();
  running.set(app.server, works);
  app.addHook('onClose', () => endOfWork(app));
  return (request, work) => {
    const run = work()
      .catch((error) => {
        // an ApiError is expected, and the mailer logs its own errors
        if (!(error instanceof ApiError)) request.log.error({ err: error }, 'work after an answer failed');
      })
      .finally(() => works.delete(run));
    works.add(run);
  };
}

/** Waits for the work that responses of this server have started. */
export async function endOfWork(app: FastifyInstance): Promise<void> {
  await Promise.all(running.get(app.server) ?? []);
}
