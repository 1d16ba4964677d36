import type { FastifyInstance } from 'fastify';

interface Rhythm {
  /** Interval between two starts, in ms. */
  every: number;
  /** Log message of a failure. */
  failure: string;
  /** Also run when the server starts. */
  isAtStart?: boolean;
}

/**
 * Repeats work while the server runs, never twice simultaneously. A closing server aborts the signal and waits for
 * the work.
 */
export function repeat(
  app: FastifyInstance,
  { every, failure, isAtStart = false }: Rhythm,
  work: (ending: AbortSignal) => Promise<unknown>,
): void {
  const ending = new AbortController();
  let running: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running ??= work(ending.signal)
      .catch((error: unknown) => app.log.error({ err: error }, failure))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onReady', async () => {
    if (isAtStart) run();
    timer = setInterval(run, every).unref();
  });
  app.addHook('preClose', async () => ending.abort());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** Runs work when the server starts and then every hour. Several servers may run it simultaneously. */
export const everyHour = (app: FastifyInstance, failure: string, work: () => Promise<unknown>): void =>
  repeat(app, { every: 60 * 60 * 1000, failure, isAtStart: true }, work);
