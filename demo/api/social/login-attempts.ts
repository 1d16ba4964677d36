import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { SocialProviderName } from '../../config/social-clients.ts';
import { type DemoConfig, isSecure } from '../../config.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { hashOfToken, newToken } from '../security/tokens.ts';
import type { LoginAttempt } from './social.types.ts';

const secondsToLive = 10 * 60;

/**
 * Begins a login: what goes to the provider, and what stays here until the browser is back.
 * The browser keeps the mark that it may have, so that logins in two of its tabs do not undo each other.
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

/** Ends the attempt of this very browser: whoever comes second, or from elsewhere, or late, gets undefined. */
export async function takeAttempt(
  { db, config }: DemoContext,
  { request, provider, state }: { request: FastifyRequest; provider: string; state: string },
): Promise<LoginAttempt | undefined> {
  const browser = markOf(request, config);
  if (!browser) return undefined;
  const taken = await db
    .deleteFrom('social_login_attempts')
    .where('state_hash', '=', hashOfToken(state))
    .where('browser_hash', '=', hashOfToken(browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', config.now())
    .returning(['nonce', 'code_verifier'])
    .executeTakeFirst();
  return taken && { state, nonce: taken.nonce, codeVerifier: taken.code_verifier };
}

async function forgetEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('social_login_attempts').where('expires_at', '<=', now).execute();
}

/** With https a browser takes `__Host-` only from this very host: no neighbour can set the mark of another login. */
function cookieName(config: DemoConfig): string {
  return isSecure(config) ? '__Host-ap-social' : 'ap-social';
}

function markOf(request: FastifyRequest, config: DemoConfig): string | undefined {
  const mark = request.cookies[cookieName(config)];
  return mark && /^[\w-]{43}$/.test(mark) ? mark : undefined;
}
