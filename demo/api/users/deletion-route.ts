import type { FastifyInstance } from 'fastify';
import { sendAccountDeletedMail } from '../accounts/account-mails.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { forgetUploads } from '../participation/forget-uploads.ts';
import { anonymiseVotes } from '../polls/anonymise-votes.ts';
import { forgetLogin } from '../security/login-guard.ts';
import { loginOfAdult } from '../security/login-key.ts';
import { requireFreshLogin } from '../session/fresh-login.ts';
import { requireAdult } from '../session/require-user.ts';
import { clearSessionCookies, sessionToken } from '../session/session-cookies.ts';
import { holdSession, type UserRow } from '../session/session-store.ts';
import { passwordCheckOf } from './change-own-password.ts';

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

/**
 * Deletes the account of a session and all its data. See docs/decisions/account-deletion.md.
 * @returns the deleted user, for the mail that confirms the deletion
 * @throws ApiError LOGIN_REQUIRED, PRECONDITION_FAILED with linked children, FRESH_LOGIN_REQUIRED
 */
function deleteAccount({ db, config }: DemoContext, token: string): Promise<UserRow> {
  const now = config.now();
  return db.transaction().execute(async (transaction) => {
    const session = await holdSession(transaction, token, now);
    if (!session) throw new ApiError('LOGIN_REQUIRED');
    const { user } = session;
    // registering a child locks its tutor's row, so the child is either stored already or finds no tutor
    if (await hasChildren(transaction, user)) throw new ApiError('PRECONDITION_FAILED');
    requireFreshLogin(session, now);
    await anonymiseVotes(transaction, user.id);
    const email = provenEmail(user);
    await forgetUploads(transaction, { userId: user.id, email }, now);
    if (email !== null) await forgetEmail(transaction, email);
    await forgetLogin(transaction, loginOfAdult(user));
    await forgetLogin(transaction, passwordCheckOf(user));
    // this also deletes sessions, favourites, social identities and mailed links
    await transaction.deleteFrom('users').where('id', '=', user.id).execute();
    return user;
  });
}

async function hasChildren(db: Db, { id }: UserRow): Promise<boolean> {
  const child = await db.selectFrom('users').select('id').where('tutor_id', '=', id).executeTakeFirst();
  return child !== undefined;
}

/**
 * Returns the e-mail only if validated, so that nobody can end another person's newsletters or messages by typing
 * their e-mail.
 */
const provenEmail = ({ email, email_validated_at }: UserRow) => (email_validated_at === null ? null : email);

async function forgetEmail(db: Db, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscriptions').where('email', '=', email).execute();
  await db.deleteFrom('newsletter_confirmations').where('email', '=', email).execute();
  await db.deleteFrom('contact_messages').where('email', '=', email).execute();
}
