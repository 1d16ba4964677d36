import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import type { CaptchaAction } from './captcha.types.ts';
import { readProof } from './proof-of-work.ts';
import { isAcceptedByRecaptcha } from './recaptcha.ts';
import { spendProof } from './spend-proof.ts';

type Context = Pick<DemoContext, 'db' | 'config'>;

/**
 * Uses a form's token up, so that the next call needs another one, even when this one fails later (REG-27).
 * To be called after the fields are valid and before anything is revealed about an account.
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
    // Google has used it up
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
