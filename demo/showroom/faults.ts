import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../../src/server/state.types.ts';

/** Milliseconds beyond the time limit of any widget. */
const slowAnswerMs = 60_000;

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Serves `/aparador/falla/{fault}/api/*`, the API with a simulated fault. A page selects the fault by the `base-path`
 * of its `<ap-config>`. With the faults of votes and accounts, the real API serves all reads.
 */
export function faultRoutes(app: FastifyInstance): void {
  const waiting = new Set<FastifyReply>();
  app.addHook('preClose', async () => {
    for (const reply of waiting) reply.raw.destroy();
  });

  const faults: Record<Fault, Handler> = {
    '500': (_request, reply) => reply.code(500).send({ httpCode: 500, errorCode: 'UNKNOWN_ERROR' }),
    garbage: (_request, reply) => reply.type('application/json').send('<html>{"options": [</html>'),
    shape: (_request, reply) => reply.send({ options: 'cap', totalVotes: null, active: 'potser' }),
    slow: (_request, reply) => waitLong(reply, waiting),
    'no-streams': (_request, reply) => reply.send({ response: { streamingList: [] } }),
    'vote-409': onWrite(app, (reply) =>
      reply.code(409).send({ httpCode: 409, errorCode: 'POLL_ALREADY_VOTED' }),
    ),
    'vote-500': onWrite(app, (reply) => reply.code(500).send({ httpCode: 500, errorCode: 'UNKNOWN_ERROR' })),
    'account-refused': onWrite(app, (reply) =>
      reply.code(409).send({ httpCode: 409, errorCode: 'EMAIL_ALREADY_IN_USE' }),
    ),
    'account-done': onWrite(app, (reply) => reply.send({ response: {} })),
  };
  for (const [fault, handler] of Object.entries(faults)) app.all(`/aparador/falla/${fault}/api/*`, handler);
  // only the API has faults: pictures also follow the base path, but work
  app.get('/aparador/falla/:fault/clip/*', (request, reply) =>
    reply.redirect(request.url.replace(/\/aparador\/falla\/[^/]+/, '')),
  );
}

/** Keeps the connection open without a response. */
function waitLong(reply: FastifyReply, waiting: Set<FastifyReply>): void {
  reply.hijack();
  waiting.add(reply);
  reply.raw.setTimeout(slowAnswerMs, () => reply.raw.destroy());
  reply.raw.on('close', () => waiting.delete(reply));
}

/** Lets the real API respond to reads, and `write` to writes. */
function onWrite(app: FastifyInstance, write: (reply: FastifyReply) => unknown): Handler {
  return async (request, reply) => {
    if (request.method !== 'GET') return write(reply);
    const url = request.url.slice(request.url.indexOf('/api/'));
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: { cookie: request.headers.cookie ?? '' },
    });
    return reply.code(answer.statusCode).type(String(answer.headers['content-type'])).send(answer.rawPayload);
  };
}
