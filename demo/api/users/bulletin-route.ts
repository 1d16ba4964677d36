import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { requireAdult } from '../session/require-user.ts';
import { sendSummaryAgain } from '../session/session-cookies.ts';
import { sessionSummary } from '../session/session-summary.ts';
import { bulletinBody } from './user.schemas.ts';

/** Registers API-12, the switch in the profile (PROF-41). */
export function bulletinRoute(app: FastifyInstance, context: DemoContext): void {
  const { db, config } = context;
  app.post<{ Body: { userId: string } }>('/front/user/bulletin', {
    schema: {
      operationId: 'toggleBulletin',
      summary: 'Toggles the bulletin of the current user.',
      tags: ['user'],
      security: [{ session: [] }],
      body: bulletinBody,
      response: { 200: wrapped('Done'), ...failures(400, 401, 403) },
    },
    handler: async (request, reply) => {
      const { id } = await requireAdult(request, context);
      if (request.body.userId !== String(id)) throw new ApiError('FORBIDDEN');
      const user = await db
        .updateTable('users')
        .set((eb) => ({ bulletin: eb.not('bulletin') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!user) throw new ApiError('LOGIN_REQUIRED');
      sendSummaryAgain(reply, config, await sessionSummary(db, user));
      return { response: {} };
    },
  });
}
