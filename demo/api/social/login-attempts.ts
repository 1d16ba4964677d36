import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { SocialProviderName } from '../../config/social-clients.ts';
import { type DemoConfig, isSecure } from '../../config.ts';
import { deletionTime } from '../clock/deletion-time.ts';
import { isRunningIn } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { everyHour } from '../http/repeat.ts';
import { hashOfToken, newToken } from '../security/tokens.ts';
import type { LoginAttempt, ReturnedName } from './social.types.ts';

export const secondsToLive = 10 * 60;

/**
 * Begins a login attempt and stores it until the browser returns. Keeps an existing mark of the browser, so that
 * logins in two tabs do not interfere.
 */
export async function beginAttempt(
  { db, config }: DemoContext,
  {
    request,
    reply,
    provider,
  }: { request: FastifyRequest; reply: FastifyReply; provider: SocialProviderName },
): Promise<LoginAttempt> {
  const browser = markOf(request, config) ?? newToken();
  const attempt = {
    state: `${provider}.${randomState()}`,
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const now = config.now();
  await forgetEnded(db, now);
  await db
    .insertInto('social_login_attempts')
    .values({
      state_hash: hashOfToken(attempt.state),
      browser_hash: hashOfToken(browser),
      provider,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      expires_at: new Date(now.getTime() + secondsToLive * 1000),
    })
    .execute();
  reply.setCookie(cookieName(config), browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: secondsToLive,
  });
  return attempt;
}

/**
 * Returns the attempt of this browser and deletes it; undefined for a repeated or expired attempt, or another
 * browser's.
 */
export async function takeAttempt(
  { db, config }: DemoContext,
  { request, provider, state }: { request: FastifyRequest; provider: string; state: string },
): Promise<(LoginAttempt & ReturnedName) | undefined> {
  const browser = markOf(request, config);
  if (!browser) return undefined;
  const taken = await db
    .deleteFrom('social_login_attempts')
    .where('state_hash', '=', hashOfToken(state))
    .where('browser_hash', '=', hashOfToken(browser))
    .where('provider', '=', provider)
    .where(isRunningIn('expires_at', config.now(), secondsToLive * 1000))
    .returning(['nonce', 'code_verifier', 'name', 'surname'])
    .executeTakeFirst();
  return (
    taken && {
      state,
      nonce: taken.nonce,
      codeVerifier: taken.code_verifier,
      name: taken.name ?? undefined,
      surname: taken.surname ?? undefined,
    }
  );
}

/**
 * Stores the name that Apple posted for an attempt. The request comes from another site, so it has no cookie; the state
 * alone identifies the attempt, and nobody else knows it.
 */
export async function keepName(
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  state: string,
  { name, surname }: ReturnedName,
): Promise<void> {
  await db
    .updateTable('social_login_attempts')
    .set({ name: name ?? null, surname: surname ?? null })
    .where('state_hash', '=', hashOfToken(state))
    .where('provider', '=', 'apple')
    .where(isRunningIn('expires_at', config.now(), secondsToLive * 1000))
    .execute();
}

/** Deletes ended attempts on start and every hour, also while nobody begins a login. */
export const forgetAttemptsHourly = (app: FastifyInstance, { db, config }: DemoContext): void =>
  everyHour(app, 'ended social login attempts are not deleted', () => forgetEnded(db, config.now()));

async function forgetEnded(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('social_login_attempts')
    .where('expires_at', '<=', await deletionTime(db, now))
    .execute();
}

/**
 * Returns the name of the mark. With https, browsers accept `__Host-` only from this host, so that no other subdomain
 * can set it.
 */
function cookieName(config: DemoConfig): string {
  return isSecure(config) ? '__Host-ap-social' : 'ap-social';
}

function markOf(request: FastifyRequest, config: DemoConfig): string | undefined {
  const mark = request.cookies[cookieName(config)];
  return mark && /^[\w-]{43}$/.test(mark) ? mark : undefined;
}
