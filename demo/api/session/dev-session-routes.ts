import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { closed, text } from '../http/json-schema.ts';
import { wrapped } from '../http/response-schema.ts';
import { beginSession, endSession } from './begin-and-end.ts';

/** Registers logins without a password for developers. Not registered in production, so 404 there (ROLE-09). */
export function devSessionRoutes(app: FastifyInstance, context: DemoContext): void {
  const { db } = context;
  app.post<{ Body: { userId: string } }>('/dev/session', {
    schema: {
      operationId: 'beginDevSession',
      summary: 'Begins a session of a sample user.',
      tags: ['dev'],
      body: closed({ userId: { ...text, pattern: '^[0-9]{1,15}$', description: 'For example 7.' } }),
      response: { 200: wrapped('User'), ...failures(400, 404) },
    },
    handler: async (request, reply) => {
      const userId = Number(request.body.userId);
      const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
      if (!user) throw new ApiError('USER_NOT_FOUND');
      return { response: await beginSession(request, reply, context, user) };
    },
  });

  app.delete('/dev/session', {
    schema: {
      operationId: 'endDevSession',
      summary: 'Ends the session, if any, and clears both cookies.',
      tags: ['dev'],
      security: [{}, { session: [] }],
      response: { 204: { type: 'null' } },
    },
    handler: (request, reply) => endSession(request, reply, context),
  });
}
