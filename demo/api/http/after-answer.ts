import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Starts work without delaying the response, so that the response time does not reveal the work (W-03). */
export type AfterAnswer = (request: FastifyRequest, work: () => Promise<void>) => void;

/** Makes the server wait for this work before it closes. */
export function createAfterAnswer(app: FastifyInstance): AfterAnswer {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (request, work) => {
    const run = work()
      .catch((error) => {
        // an ApiError is expected, and the mailer logs its own errors
        if (!(error instanceof ApiError)) request.log.error({ err: error }, 'work after an answer failed');
      })
      .finally(() => running.delete(run));
    running.add(run);
  };
}
