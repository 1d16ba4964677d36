import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Begins work that the answer does not wait for, so that its time does not tell what there was to do (W-03). */
export type AfterAnswer = (request: FastifyRequest, work: () => Promise<void>) => void;

/** The server closes only when such work is done. */
export function createAfterAnswer(app: FastifyInstance): AfterAnswer {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (request, work) => {
    const run = work()
      .catch((error) => {
        // a refusal is the end of the work, and the mailer has logged its own
        if (!(error instanceof ApiError)) request.log.error({ err: error }, 'work after an answer failed');
      })
      .finally(() => running.delete(run));
    running.add(run);
  };
}
