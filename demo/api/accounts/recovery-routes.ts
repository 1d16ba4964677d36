import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import type { AfterAnswer } from '../http/after-answer.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { callerOf } from '../http/caller.ts';
import { networkOf } from '../http/network.ts';
import { wrapped } from '../http/response-schema.ts';
import {
  changePasswordBody,
  changePasswordRules,
  recoveryBody,
  recoveryRules,
  resendBody,
  resendRules,
} from './account.schemas.ts';
import { resendValidationMail, sendPasswordChangedMail, sendResetMail } from './account-mails.ts';
import { changePassword } from './change-password.ts';
import { limitNetwork, limitRecovery } from './limit-calls.ts';

/** API-06, API-07 and API-11. */
export function recoveryRoutes(app: FastifyInstance, context: DemoContext, afterAnswer: AfterAnswer): void {
  const { db, config } = context;

  app.post('/front/user/recover-password', {
    schema: {
      operationId: 'recoverPassword',
      summary: 'Sends a mail with a link to choose a new password.',
      tags: ['user'],
      body: recoveryBody,
      response: { 200: wrapped('Done'), ...failures(400, 403, 404, 429) },
    },
    handler: async (request) => {
      const fields = await checkFields(recoveryRules, request.body, config.now());
      const email = fields.email.toLowerCase();
      const network = networkOf(request);
      await limitNetwork(context, 'recover-password', network);
      await limitRecovery(context, email, network);
      const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      if (!user && !config.uniformAnswers) throw new ApiError('USER_NOT_FOUND');
      afterAnswer(request, () => sendResetMail(context, email));
      return { response: {} };
    },
  });

  app.post('/front/user/resend-validation-mail', {
    schema: {
      operationId: 'resendValidationMail',
      summary: 'Resends the validation mail; the response does not reveal whether it was sent.',
      tags: ['user'],
      body: resendBody,
      response: { 200: wrapped('Done'), ...failures(400, 403, 429) },
    },
    handler: async (request) => {
      const { userId } = await checkFields(resendRules, request.body, config.now());
      await limitNetwork(context, 'resend-validation-mail', networkOf(request));
      afterAnswer(request, () => resendValidationMail(context, userId));
      return { response: {} };
    },
  });

  app.post('/front/user/change-password', {
    schema: {
      operationId: 'changePassword',
      summary: 'Sets a new password with the token of the recovery mail, and ends all sessions of the user.',
      tags: ['user'],
      body: changePasswordBody,
      response: { 200: wrapped('Done'), ...failures(400, 403, 503) },
    },
    handler: async (request) => {
      const fields = await checkFields(changePasswordRules, request.body, config.now());
      const user = await changePassword(context, fields, callerOf(request));
      afterAnswer(request, () => sendPasswordChangedMail(context, user));
      return { response: {} };
    },
  });
}
