import { sql } from 'kysely';
import type { DemoConfig } from '../../config.ts';
import { deletionTime } from '../clock/deletion-time.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { hashOfToken } from '../security/tokens.ts';
import { isAcceptedByRecaptcha } from './ask-recaptcha.ts';
import type { CaptchaAction } from './captcha.types.ts';
import { isProofToken, type Proof, readProof } from './proof-of-work.ts';

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
  const { captcha, recaptcha, production, publicUrl, now } = context.config;
  if (!captcha) return async () => {};
  if (!token) throw refused();
  // forms for children make a proof of work even then, so that Google receives nothing about them
  if (recaptcha && !isProofToken(token)) {
    const host = production ? new URL(publicUrl).hostname : undefined;
    if (!(await isAcceptedByRecaptcha(recaptcha, { token, action, host }))) throw refused();
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
  provider: 'altcha' | 'recaptcha' | 'recaptcha-enterprise' | 'none';
  key?: string;
} {
  if (!captcha) return { provider: 'none' };
  if (!recaptcha) return { provider: 'altcha' };
  const provider = recaptcha.kind === 'v2' ? 'recaptcha' : 'recaptcha-enterprise';
  return { provider, key: recaptcha.siteKey };
}
