import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Destroys requests that have not arrived completely in `longest` ms, so that slow senders do not occupy connections.
 */
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
 * Replaces the time limit of a request by a limit on idle time: only a pause of `longest` ms destroys it.
 * @returns a function that removes the limit
 */
export function limitStall(request: IncomingMessage, longest: number): () => void {
  clearTimeout(timers.get(request));
  // a request whose body was abandoned, for example on a full disk, has no timer any more
  const { socket } = request;
  socket.setTimeout(longest); // Node destroys it then
  return () => socket.setTimeout(0);
}
