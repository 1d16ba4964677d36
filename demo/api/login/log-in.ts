import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../../src/session/user.types.ts';
import { opaqueUserId } from '../accounts/opaque-user-id.ts';
import { childrenPath } from '../club/children-path.ts';
import type { DemoContext } from '../context.ts';
import type { AfterAnswer } from '../http/after-answer.ts';
import { ApiError } from '../http/api-error.ts';
import { callerOf, trustedCaller } from '../http/caller.ts';
import { networkOf } from '../http/network.ts';
import { cardAttackMessage } from '../mail/messages/club-messages.ts';
import { pageUrl } from '../mail/page-url.ts';
import {
  clearAttempts,
  isKnownDevice,
  rememberDevice,
  reserveAttempt,
  resolveAttempt,
} from '../security/login-guard.ts';
import { loginOf } from '../security/login-key.ts';
import { hashQueue } from '../security/passwords.ts';
import { beginSession } from '../session/begin-and-end.ts';
import type { UserRow } from '../session/session-store.ts';
import { type Credentials, readCredentials } from './credentials.ts';
import { keepDevice, knownDevice } from './device.ts';
import { findAccount, hasCorrectSecret, hasEnded } from './find-account.ts';
import { loginLimits } from './login-limits.ts';

/** Number of consecutive wrong PINs, reached after some minutes of delays, at which the tutor is notified once. */
const triesBeforeNotice = 10;

/** Notifies the tutor of a card whose PIN somebody is guessing (W-01). */
async function notifyTutor(context: DemoContext, { tutor_id, name }: UserRow): Promise<void> {
  const tutor = await context.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', tutor_id)
    .executeTakeFirst();
  if (!tutor?.email) return;
  const profileUrl = pageUrl(context, childrenPath);
  const message = cardAttackMessage({ name: tutor.name, childInitial: name, profileUrl });
  await context.mailer.send({ to: tutor.email, ...message });
}

/**
 * Begins a session for who knows the secret, whether the API is asked or a page.
 * @param body what was typed
 * @throws ApiError INVALID_FIELDS, INVALID_CREDENTIALS, USER_NOT_VALIDATED, TOO_MANY_REQUESTS, BUSY
 */
export async function logIn(
  request: FastifyRequest,
  reply: FastifyReply,
  context: DemoContext,
  { body, afterAnswer }: { body: unknown; afterAnswer: AfterAnswer },
): Promise<User> {
  const credentials = readCredentials(body);
  const login = loginOf(credentials);
  const device = knownDevice(request);
  const caller = (await isKnownDevice(context, device, login)) ? trustedCaller(login) : callerOf(request);
  // a caller refused by the queue has made no attempt
  hashQueue.assertCapacity(caller);
  const limits = loginLimits[credentials.kind];
  const attempt = await reserveAttempt(context, { login, network: networkOf(request), device, limits });
  const { account, isRight } = await resolveAttempt(context, attempt, async () => {
    const found = await findAccount(context.db, credentials);
    return { account: found, isRight: await hasCorrectSecret(context, credentials, found, caller) };
  });
  if (await hasEnded(context, credentials, { account, isRight })) throw cardEnded();
  if (!account || !isRight || hidesUnvalidatedAccount(context, account)) {
    if (account?.tutor_id && attempt.tries === triesBeforeNotice)
      afterAnswer(request, () => notifyTutor(context, account));
    throw wrongCredentials(context, credentials);
  }
  await clearAttempts(context.db, attempt);
  await requireUsable(context, account);
  const user = await beginSession(request, reply, context, account);
  await rememberDevice(context, keepDevice(request, reply, context.config), login);
  return user;
}

/** Reported only after a correct password (W-03). */
async function requireUsable(context: DemoContext, account: UserRow): Promise<void> {
  if (account.must_reset_password)
    throw new ApiError('INVALID_CREDENTIALS', {
      errors: [
        {
          errorCode: 'LEGACY_USER_PASSWORD_NOT_RESET',
          errorMessage: 'Cal triar una contrasenya nova.',
        },
      ],
    });
  if (isUnvalidated(account))
    throw new ApiError('USER_NOT_VALIDATED', { userId: await opaqueUserId(context, account) });
}

const isUnvalidated = ({ type, email_validated_at }: UserRow) =>
  type !== 'laCollaMember' && email_validated_at === null;

/**
 * With uniform answers an account that is not validated is no account yet: whoever registers an e-mail and then logs in
 * with the same password would learn whether it had one (W-03). The mailed link, and that of a recovery, validate it.
 */
const hidesUnvalidatedAccount = ({ config }: DemoContext, account: UserRow) =>
  config.uniformAnswers && isUnvalidated(account);

/** With uniform answers every adult sees the other possible reason. */
function wrongCredentials({ config }: DemoContext, { kind }: Credentials): ApiError {
  if (!config.uniformAnswers || kind === 'card') return new ApiError('INVALID_CREDENTIALS');
  const errorMessage = 'Si el compte és nou, cal validar abans el correu electrònic.';
  return new ApiError('INVALID_CREDENTIALS', {
    errors: [{ errorCode: 'MAYBE_NOT_VALIDATED', errorMessage }],
  });
}

/** Error of an ended card; it does not reveal the owner. */
function cardEnded(): ApiError {
  const errorMessage = 'El carnet ja no servix: qui el tenia ha fet 13 anys.';
  return new ApiError('INVALID_CREDENTIALS', { errors: [{ errorCode: 'CARD_ENDED', errorMessage }] });
}
