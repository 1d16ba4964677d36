import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Cuts off requests that have not arrived as a whole in so many milliseconds, so that nobody keeps connections by dripping. */
export function limitArrival(app: FastifyInstance, longest: number): void {
  app.server.headersTimeout = longest;
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers['transfer-encoding'] === undefined && !Number(raw.headers['content-length'])) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), longest).unref();
    timers.set(raw, timer);
    raw.once('close', () => clearTimeout(timer));
  });
}

/**
 * Lets a request take as long as it goes on: from now on only one that stands still for so many milliseconds is cut off.
 * @returns ends that
 */
export function limitStall(request: IncomingMessage, longest: number): () => void {
  clearTimeout(timers.get(request));
  // a request whose body was given up, when the disk is full say, has none any more
  const { socket } = request;
  socket.setTimeout(longest); // Node destroys it then
  return () => socket.setTimeout(0);
}
