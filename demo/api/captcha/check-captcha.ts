import { sql } from 'kysely';
import type { Recaptcha } from '../../config/recaptcha.ts';
import type { DemoConfig } from '../../config.ts';
import { deletionTime } from '../clock/deletion-time.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { hashOfToken } from '../security/tokens.ts';
import type { CaptchaAction } from './captcha.types.ts';
import { type Proof, readProof } from './proof-of-work.ts';

type Context = Pick<DemoContext, 'db' | 'config'>;

/**
 * Uses a form's token up, so that the next call needs another token, even if this call fails later (REG-27). Call it
 * after the fields are valid and before the response reveals anything about an account.
 * @param token the payload's `recaptcha`
 * @throws ApiError INVALID_FIELDS that names `recaptcha`; UNAVAILABLE when the captcha service does not respond
 */
export async function checkCaptcha(
  context: Context,
  token: string | undefined,
  action: CaptchaAction,
): Promise<void> {
  const use = await readCaptcha(context, token, action);
  await use(context.db);
}

/**
 * Checks the captcha in two steps, for callers that use the token up in the transaction that stores their data.
 * @returns a function that uses the token up; it throws as {@link checkCaptcha} does if another call was quicker
 */
export async function readCaptcha(
  context: Context,
  token: string | undefined,
  action: CaptchaAction,
): Promise<(db: Db) => Promise<void>> {
  const { captcha, recaptcha, now } = context.config;
  if (!captcha) return async () => {};
  if (!token) throw refused();
  if (recaptcha) {
    if (!(await isAcceptedByRecaptcha(recaptcha, token))) throw refused();
    // Google has already used the token up
    return async () => {};
  }
  const proof = await readProof(context, token, action);
  if (!proof) throw refused();
  return async (db) => {
    if (!(await spendProof(db, proof, now()))) throw refused();
  };
}

const refused = () =>
  new ApiError('INVALID_FIELDS', { errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'recaptcha' }] });

const timeout = 5000;

/**
 * Verifies a token of reCAPTCHA v2. Google accepts each once, and only for the site's own hosts.
 * @throws ApiError UNAVAILABLE when it does not respond
 */
async function isAcceptedByRecaptcha({ secret, verifyUrl }: Recaptcha, token: string): Promise<boolean> {
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeout),
    });
    const { success } = (await answer.json()) as { success?: unknown };
    return success === true;
  } catch {
    throw new ApiError('UNAVAILABLE');
  }
}

/** Uses a proof up in one statement, so that only one of two simultaneous calls, on any process, gets true. */
async function spendProof(db: Db, { id, expiresAt }: Proof, now: Date): Promise<boolean> {
  const used = await db
    .insertInto('used_captchas')
    .values({ proof_hash: hashOfToken(id), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('proof_hash')
    .executeTakeFirst();
  if (!used) return false;
  await forgetExpired(db, now);
  return true;
}

/** Deletes expired proofs in small batches, skipping rows that another process has locked. */
async function forgetExpired(db: Db, now: Date): Promise<void> {
  const last = await deletionTime(db, now);
  await sql`delete from used_captchas where proof_hash in (
    select proof_hash from used_captchas where expires_at <= ${last} limit 100 for update skip locked
  )`.execute(db);
}

/**
 * Returns the captcha settings for the page's configuration tag, so that forms make the proof that the server
 * requires.
 */
export function captchaSettings({ captcha, recaptcha }: Pick<DemoConfig, 'captcha' | 'recaptcha'>): {
  provider: 'altcha' | 'recaptcha' | 'none';
  key?: string;
} {
  if (!captcha) return { provider: 'none' };
  return recaptcha ? { provider: 'recaptcha', key: recaptcha.siteKey } : { provider: 'altcha' };
}
