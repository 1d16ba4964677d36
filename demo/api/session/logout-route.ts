import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { failures } from '../http/api-error.ts';
import { clearSessionCookies, sessionToken } from './session-cookies.ts';
import { deleteSession } from './session-store.ts';

/** API-05. The session cookie is cleared only after the session has ended, so that the browser can retry (W-24). */
export function logoutRoute(app: FastifyInstance, { db, config }: DemoContext): void {
  app.post('/front/user/logout', {
    schema: {
      operationId: 'logOut',
      summary: 'Ends the session and clears its cookies; without a session it does nothing.',
      tags: ['user'],
      security: [{}, { session: [] }],
      response: { 204: { type: 'null' }, ...failures(403) },
    },
    handler: async (request, reply) => {
      const token = sessionToken(request, config);
      if (token) await deleteSession(db, token);
      clearSessionCookies(reply, config);
      return reply.code(204).send();
    },
  });
}
