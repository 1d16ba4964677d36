import type { FastifyInstance } from 'fastify';
import { sendPasswordChangedMail } from '../accounts/account-mails.ts';
import { childrenBodyLimit } from '../club/club.schemas.ts';
import { checkChildren, prepareChildren } from '../club/prepare-children.ts';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { callerOf } from '../http/caller.ts';
import { wrapped } from '../http/response-schema.ts';
import { throttle } from '../security/throttle.ts';
import { requireAdult, requireUser } from '../session/require-user.ts';
import { sendSummaryAgain, sessionToken, setSessionCookies } from '../session/session-cookies.ts';
import type { UserRow } from '../session/session-store.ts';
import { sessionSummary } from '../session/session-summary.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { readProfile } from './read-profile.ts';
import { rulesFor, updateProfile } from './update-profile.ts';
import { profileAnswer, profileQuery, profileSchema, updateBody, userSchema } from './user.schemas.ts';

/** Registers API-01 and API-02, with the same path on every site (SESS-15, SESS-21). */
export function profileRoutes(app: FastifyInstance, context: DemoContext): void {
  const { db, config } = context;
  const afterAnswer = createAfterAnswer(app);
  app.addSchema(userSchema);
  app.addSchema(profileSchema);

  app.get<{ Querystring: { fields?: 'summary' } }>('/front/user/profile', {
    schema: {
      operationId: 'readProfile',
      summary: 'The current user, by the session cookie.',
      tags: ['user'],
      security: [{ session: [] }],
      querystring: profileQuery,
      response: { 200: profileAnswer, ...failures(400, 401) },
    },
    handler: async (request) => {
      const user = await requireUser(request, context);
      if (request.query.fields === 'summary') return { response: await sessionSummary(db, user) };
      return { response: await readProfile(context, user) };
    },
  });

  app.patch<{ Body: { id?: string; children?: unknown[] } }>('/front/user/profile', {
    bodyLimit: childrenBodyLimit,
    schema: {
      operationId: 'updateProfile',
      summary: 'Changes the given fields of the current user, and returns all of them.',
      tags: ['user'],
      security: [{ session: [] }],
      body: updateBody,
      response: { 200: wrapped('Profile'), ...failures(400, 401, 403, 404, 409, 413, 429, 503) },
    },
    handler: async (request, reply) => {
      const before = await requireAdult(request, context);
      const { id = String(before.id), children } = request.body;
      if (id !== String(before.id)) throw new ApiError('FORBIDDEN');
      const { password, newPassword, ...fields } = await checkFields(
        rulesFor(before),
        request.body,
        config.now(),
      );
      const token = sessionToken(request, config) ?? '';
      // before saving anything, since a wrong password must save nothing
      const passwordChange =
        password && newPassword
          ? await changeOwnPassword(context, request, before, { password, newPassword })
          : undefined;
      // a user outside the club has not accepted its terms
      if (children?.length && !before.is_registered_in_la_colla) throw new ApiError('FORBIDDEN');
      const checked = await checkChildren(context, children ?? []);
      await limitSaves(context, before);
      const { user, token: newToken } = await updateProfile(context, {
        token,
        fields,
        passwordChange,
        children: await prepareChildren(context, checked, callerOf(request)),
      });
      const summary = await sessionSummary(db, user);
      if (newToken === undefined) sendSummaryAgain(reply, config, summary);
      else {
        setSessionCookies(reply, config, newToken, summary);
        afterAnswer(request, () => sendPasswordChangedMail(context, user, 'profile'));
      }
      return { response: await readProfile(context, user) };
    },
  });
}

const windowSeconds = 60 * 60;

/**
 * Limits saves: setting a PIN costs as much work as a login, and a family rarely saves so often.
 * @throws ApiError TOO_MANY_REQUESTS
 */
function limitSaves(context: Pick<DemoContext, 'db' | 'config'>, { id }: UserRow): Promise<void> {
  const limit = context.config.limits.profileSavesPerHour;
  return throttle(context, { route: 'save-profile', key: `user ${id}`, limit, windowSeconds });
}
