import type { FastifyInstance } from 'fastify';

interface Rhythm {
  /** Milliseconds from one time to the next. */
  every: number;
  /** What the log says when it fails. */
  failure: string;
  /** When the server starts, too. */
  isAtStart?: boolean;
}

/** Does some work again and again while the server runs, which waits for it when it closes. */
export function repeat(
  app: FastifyInstance,
  { every, failure, isAtStart = false }: Rhythm,
  work: () => Promise<unknown>,
): void {
  let running: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running = work().catch((error: unknown) => app.log.error({ err: error }, failure));
  };
  app.addHook('onReady', async () => {
    if (isAtStart) run();
    timer = setInterval(run, every).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** Does some work when the server starts and every hour from then on. Several servers may do it simultaneously. */
export const everyHour = (app: FastifyInstance, failure: string, work: () => Promise<unknown>): void =>
  repeat(app, { every: 60 * 60 * 1000, failure, isAtStart: true }, work);
