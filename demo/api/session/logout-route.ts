import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { failures } from '../http/api-error.ts';
import { endSession } from './begin-and-end.ts';

/** API-05. */
export function logoutRoute(app: FastifyInstance, context: DemoContext): void {
  app.post('/front/user/logout', {
    schema: {
      operationId: 'logOut',
      summary: 'Ends the session, if any, and clears its cookies.',
      tags: ['user'],
      security: [{}, { session: [] }],
      response: { 204: { type: 'null' }, ...failures(403) },
    },
    handler: (request, reply) => endSession(request, reply, context),
  });
}
