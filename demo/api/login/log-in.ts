import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../../src/session/user.types.ts';
import { type DemoConfig, isSecure } from '../../config.ts';
import { opaqueUserId } from '../accounts/opaque-user-id.ts';
import { childrenPath } from '../club/children-path.ts';
import type { DemoContext } from '../context.ts';
import type { AfterAnswer } from '../http/after-answer.ts';
import { ApiError } from '../http/api-error.ts';
import { callerOf, trustedCaller } from '../http/caller.ts';
import { networkOf } from '../http/network.ts';
import { readSignedCookie, setSignedCookie } from '../http/signed-cookies.ts';
import { cardAttackMessage } from '../mail/messages/club-messages.ts';
import { pageUrl } from '../mail/page-url.ts';
import {
  clearAttempts,
  deviceMemoryDays,
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
import { findAccount, hasCorrectSecret, hasEnded } from './find-account.ts';
import { loginLimits } from './login-limits.ts';

const deviceCookie = 'ap-device';

/** Paths of a login: the API and the forms of the pages. */
const loginPaths = ['/api/front/user/login', '/acces', '/acces-adults'];

/** Returns the identity of a browser that has logged in before: random, and signed against forgery. */
function knownDevice(request: FastifyRequest): string | undefined {
  return readSignedCookie(request, deviceCookie);
}

/** Sets or renews the browser's identity, in a cookie that only the login receives. @returns the identity */
function keepDevice(request: FastifyRequest, reply: FastifyReply, config: DemoConfig): string {
  const device = knownDevice(request) ?? randomBytes(16).toString('base64url');
  for (const path of loginPaths)
    setSignedCookie(reply, deviceCookie, device, {
      path: `${config.basePath}${path}`,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(config),
      maxAge: deviceMemoryDays * 24 * 60 * 60,
    });
  return device;
}

/**
 * Number of consecutive wrong PINs at which the tutor is notified, once. It takes some minutes, because of the
 * delays.
 */
const triesBeforeNotice = 10;

/** Notifies the tutor that somebody is guessing the PIN of a card (W-01). */
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
 * Checks the secret and begins a session, for both the API and the pages.
 * @param body the typed values
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
  // a call refused by the queue does not count as an attempt
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

/** Requires a usable account. Call it only after a correct password (W-03). */
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
 * Treats an unvalidated account as missing under uniform answers (W-03). Otherwise, registering an e-mail and logging
 * in with the same password would reveal whether the e-mail had an account. The link of a validation or recovery mail
 * validates it.
 */
const hidesUnvalidatedAccount = ({ config }: DemoContext, account: UserRow) =>
  config.uniformAnswers && isUnvalidated(account);

/**
 * Returns the error for wrong credentials. With uniform answers it also names the other possible reason for adults.
 */
function wrongCredentials({ config }: DemoContext, { kind }: Credentials): ApiError {
  if (!config.uniformAnswers || kind === 'card') return new ApiError('INVALID_CREDENTIALS');
  const errorMessage = 'Si el compte és nou, cal validar abans el correu electrònic.';
  return new ApiError('INVALID_CREDENTIALS', {
    errors: [{ errorCode: 'MAYBE_NOT_VALIDATED', errorMessage }],
  });
}

/** Returns the error for an ended card, which does not reveal the owner. */
function cardEnded(): ApiError {
  const errorMessage = 'El carnet ja no servix: qui el tenia ha fet 13 anys.';
  return new ApiError('INVALID_CREDENTIALS', { errors: [{ errorCode: 'CARD_ENDED', errorMessage }] });
}
