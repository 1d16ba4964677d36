import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { endSession } from '../session/begin-and-end.ts';
import { type LoginBody, loginBody } from './credentials.ts';
import { logIn } from './log-in.ts';

/** Registers API-03 to API-05. */
export function loginRoutes(app: FastifyInstance, context: DemoContext): void {
  const afterAnswer = createAfterAnswer(app);
  app.post<{ Body: LoginBody }>('/front/user/login', {
    schema: {
      operationId: 'logIn',
      summary: 'Begins a session: of an adult by e-mail and password, of a child by card number and PIN.',
      tags: ['user'],
      body: loginBody,
      response: { 200: wrapped('User'), ...failures(400, 401, 403, 429, 503) },
    },
    handler: async (request, reply) => ({
      response: await logIn(request, reply, context, { body: request.body, afterAnswer }),
    }),
  });

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
