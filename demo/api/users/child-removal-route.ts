import type { FastifyInstance } from 'fastify';
import { removeChild } from '../club/remove-child.ts';
import { sendChildRemovedMail } from '../club/send-club-mail.ts';
import type { DemoContext } from '../context.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { requireAdult } from '../session/require-user.ts';
import { sessionToken } from '../session/session-cookies.ts';
import { readProfile } from './read-profile.ts';

/**
 * Registers the call by which a tutor removes a child from the club; not in the original specification (CHILD-22).
 */
export function removalRoute(app: FastifyInstance, context: DemoContext): void {
  const afterAnswer = createAfterAnswer(app);
  app.delete<{ Params: { id: string } }>('/front/user/children/:id', {
    schema: {
      operationId: 'removeChild',
      summary:
        'Permanently removes a child of the current user, and returns the profile; requires a recent login.',
      tags: ['user'],
      security: [{ session: [] }],
      params: { type: 'object', properties: { id: { type: 'string' } } },
      response: { 200: wrapped('Profile'), ...failures(401, 403, 404) },
    },
    handler: async (request) => {
      await requireAdult(request, context);
      const tutor = await removeChild(
        context,
        sessionToken(request, context.config) ?? '',
        request.params.id,
      );
      afterAnswer(request, () => sendChildRemovedMail(context, tutor));
      return { response: await readProfile(context, tutor) };
    },
  });
}
