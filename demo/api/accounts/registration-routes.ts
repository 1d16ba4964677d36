import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import { childrenBodyLimit } from '../club/club.schemas.ts';
import { hasRegistered, markFamily } from '../club/family-mark.ts';
import { checkKnownTutor, checkNewTutor, joinClub, registerTutor } from '../club/register-family.ts';
import { sendClubMail } from '../club/send-club-mail.ts';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import type { AfterAnswer } from '../http/after-answer.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { callerOf } from '../http/caller.ts';
import type { ErrorCode } from '../http/error-codes.ts';
import { networkOf } from '../http/network.ts';
import { wrapped } from '../http/response-schema.ts';
import { refuseChild } from '../session/require-user.ts';
import { sendSummaryAgain, sessionToken } from '../session/session-cookies.ts';
import type { UserRow } from '../session/session-store.ts';
import { sessionSummary } from '../session/session-summary.ts';
import {
  adultsRegistrationBody,
  adultsRegistrationRules,
  registrationBody,
  registrationRules,
} from './account.schemas.ts';
import { sendResetMail, sendValidationMail } from './account-mails.ts';
import { claimAccount } from './claim-account.ts';
import { markClaim } from './claim-mark.ts';
import { createAccount } from './create-account.ts';
import { limitAccount, limitNetwork } from './limit-calls.ts';

interface Registration {
  Body: { recaptcha?: string; children?: unknown; id?: string; email?: string };
}

/** Registers API-09, with the standard payload or the club's, and API-10. */
export function registrationRoutes(
  app: FastifyInstance,
  context: DemoContext,
  afterAnswer: AfterAnswer,
): void {
  const { config } = context;

  app.post<Registration>('/front/user/register', {
    bodyLimit: childrenBodyLimit,
    schema: {
      operationId: 'register',
      summary:
        'Creates an account, usable once the e-mail is validated; with children, registers a family in the club.',
      tags: ['user'],
      security: [{}, { session: [] }],
      body: registrationBody,
      response: { 200: wrapped('Done'), ...failures(400, 401, 403, 409, 413, 429, 503) },
    },
    handler: async (request, reply) => {
      const current = await refuseChild(request, context);
      if (request.body.children !== undefined) {
        await (current ? joinFamily(request, reply, current) : registerFamily(request, reply));
        return { response: {} };
      }
      const fields = await checkFields(registrationRules, request.body, config.now());
      await admit(request, 'register', fields.email);
      const user = await createAccount(context, fields, callerOf(request));
      if (user) afterAnswer(request, () => sendValidationMail(context, user));
      else refuse(request, fields.email, 'EMAIL_ALREADY_IN_USE');
      await markClaim(reply, context, user);
      return { response: {} };
    },
  });

  app.post<Registration>('/front/user/register-adults', {
    schema: {
      operationId: 'registerAdult',
      summary: 'Sets the password of a tutor known to the club, usable once the e-mail is validated.',
      tags: ['user'],
      security: [{}, { session: [] }],
      body: adultsRegistrationBody,
      response: { 200: wrapped('Done'), ...failures(400, 403, 404, 409, 429, 503) },
    },
    handler: async (request, reply) => {
      await refuseChild(request, context);
      const fields = await checkFields(adultsRegistrationRules, request.body, config.now());
      const { isOfFamily } = await admit(request, 'register-adults', fields.email);
      const claim = await claimAccount(context, fields, callerOf(request));
      // the family's registration has just mailed a link, which another mail would void
      if (typeof claim === 'string') refuse(request, fields.email, claim, { isMailed: isOfFamily });
      else afterAnswer(request, () => sendValidationMail(context, claim));
      await markClaim(reply, context, typeof claim === 'string' ? undefined : claim);
      return { response: {} };
    },
  });

  /** Registers a tutor without a session in the club; API-10 then sets the password (CLUB-30). */
  async function registerFamily(request: FastifyRequest<Registration>, reply: FastifyReply): Promise<void> {
    // the session has ended since the form began: after a new login the form can be sent again (BEY-09)
    if (request.body.id !== undefined) throw new ApiError('LOGIN_REQUIRED');
    const fields = await checkNewTutor(context, request.body);
    await admit(request, 'register', fields.email);
    const tutor = await registerTutor(context, fields, callerOf(request));
    if (tutor) afterAnswer(request, () => sendClubMail(context, tutor));
    else refuse(request, fields.email, 'EMAIL_ALREADY_IN_USE');
    await markFamily(reply, context, fields.email);
  }

  /**
   * Adds to the family of the session's user, the tutor (CLUB-31). Refuses a form that another user began, since its
   * children are that user's.
   */
  async function joinFamily(
    request: FastifyRequest<Registration>,
    reply: FastifyReply,
    current: UserRow,
  ): Promise<void> {
    if (!isOf(current, request.body)) throw new ApiError('FORBIDDEN');
    const fields = await checkKnownTutor(context, request.body);
    await limitNetwork(context, 'register', networkOf(request));
    await limitAccount(context, 'register', `of the session ${current.id}`);
    const tutor = await joinClub(context, sessionToken(request, config) ?? '', fields, callerOf(request));
    sendSummaryAgain(reply, config, await sessionSummary(context.db, tutor));
    afterAnswer(request, () => sendClubMail(context, tutor));
  }

  /** Checks a request before an e-mail is looked up. @returns true if this browser has just registered its family */
  async function admit(
    request: FastifyRequest<Registration>,
    route: 'register' | 'register-adults',
    email: string,
  ): Promise<{ isOfFamily: boolean }> {
    await limitNetwork(context, route, networkOf(request));
    const isOfFamily = route === 'register-adults' && (await hasRegistered(request, context, email));
    if (!isOfFamily) await checkCaptcha(context, request.body.recaptcha, route);
    await limitAccount(context, route, email.toLowerCase());
    return { isOfFamily };
  }

  /** With uniform answers, only the owner of the e-mail learns that it has an account, by a mail with a link (W-03). */
  function refuse(
    request: FastifyRequest,
    email: string,
    code: ErrorCode,
    { isMailed } = { isMailed: false },
  ): void {
    if (!config.uniformAnswers) throw new ApiError(code);
    if (isMailed) return;
    afterAnswer(request, () => sendResetMail(context, email));
  }
}

/** Compares the form's id with the user's, or the e-mail if the form was begun without a session. */
function isOf(user: UserRow, { id, email }: Registration['Body']): boolean {
  if (id !== undefined) return id === String(user.id);
  return email === undefined || email.trim().toLowerCase() === user.email;
}
