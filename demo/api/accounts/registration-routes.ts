import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import type { ErrorCode } from '../http/error-codes.ts';
import { wrapped } from '../http/response-schema.ts';
import { networkOf } from '../security/network.ts';
import { refuseChild } from '../session/require-adult.ts';
import {
  adultsRegistrationBody,
  adultsRegistrationRules,
  registrationBody,
  registrationRules,
} from './account.schemas.ts';
import { sendResetMail, sendValidationMail } from './account-mails.ts';
import type { AfterAnswer } from './after-answer.ts';
import { checkFields } from './check-fields.ts';
import { claimAccount } from './claim-account.ts';
import { markClaim } from './claim-mark.ts';
import { createAccount } from './create-account.ts';
import { limitAccount, limitNetwork } from './limit-calls.ts';

interface Registration {
  Body: { recaptcha?: string };
}

/** API-09 with the standard payload, and API-10. */
export function registrationRoutes(
  app: FastifyInstance,
  context: DemoContext,
  afterAnswer: AfterAnswer,
): void {
  const { config } = context;

  app.post<Registration>('/front/user/register', {
    schema: {
      summary: 'Makes an account; it can be used when the link of the validation mail has been followed.',
      tags: ['user'],
      body: registrationBody,
      response: { 200: wrapped('Done'), ...failures(400, 403, 409, 429, 503) },
    },
    handler: async (request) => {
      await refuseChild(request, context);
      const fields = await checkFields(registrationRules, request.body, config.now());
      await admit(request, 'register', fields.email);
      const user = await createAccount(context, fields);
      if (user) afterAnswer(request, () => sendValidationMail(context, user));
      else refuse(request, fields.email, 'EMAIL_ALREADY_IN_USE');
      return { response: {} };
    },
  });

  app.post<Registration>('/front/user/register-adults', {
    schema: {
      summary:
        'Gives a password to a tutor whom the club knows; it opens when the e-mail has been validated.',
      tags: ['user'],
      body: adultsRegistrationBody,
      response: { 200: wrapped('Done'), ...failures(400, 403, 404, 409, 429, 503) },
    },
    handler: async (request, reply) => {
      await refuseChild(request, context);
      const fields = await checkFields(adultsRegistrationRules, request.body, config.now());
      await admit(request, 'register-adults', fields.email);
      const claim = await claimAccount(context, fields);
      if (typeof claim === 'string') refuse(request, fields.email, claim);
      else afterAnswer(request, () => sendValidationMail(context, claim));
      await markClaim(reply, context, typeof claim === 'string' ? undefined : claim);
      return { response: {} };
    },
  });

  /** Everything that is asked before an e-mail is looked up. */
  async function admit(
    request: FastifyRequest<Registration>,
    route: 'register' | 'register-adults',
    email: string,
  ): Promise<void> {
    await limitNetwork(context, route, networkOf(request));
    await checkCaptcha(context, request.body.recaptcha, route);
    await limitAccount(context, route, email.toLowerCase());
  }

  /** Where answers are uniform, only the owner of the e-mail learns that it has an account, and gets a way into it (W-03). */
  function refuse(request: FastifyRequest, email: string, code: ErrorCode): void {
    if (!config.uniformAnswers) throw new ApiError(code);
    afterAnswer(request, () => sendResetMail(context, email));
  }
}
