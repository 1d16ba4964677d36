import type { FastifyInstance } from 'fastify';
import { sendAccountDeletedMail } from '../accounts/account-mails.ts';
import type { DemoContext } from '../context.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { requireAdult } from '../session/require-user.ts';
import { clearSessionCookies, sessionToken } from '../session/session-cookies.ts';
import { deleteAccount } from './delete-account.ts';

/** API-17. */
export function deletionRoute(app: FastifyInstance, context: DemoContext): void {
  const { config } = context;
  const afterAnswer = createAfterAnswer(app);
  app.post('/front/user/delete', {
    schema: {
      operationId: 'deleteAccount',
      summary: 'Permanently deletes the account of the current user; requires a recent login.',
      tags: ['user'],
      security: [{ session: [] }],
      response: { 200: wrapped('Done'), ...failures(401, 403, 412) },
    },
    handler: async (request, reply) => {
      await requireAdult(request, context);
      const user = await deleteAccount(context, sessionToken(request, config) ?? '');
      clearSessionCookies(reply, config);
      afterAnswer(request, () => sendAccountDeletedMail(context, user));
      return { response: {} };
    },
  });
}
