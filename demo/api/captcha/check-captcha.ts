import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { CaptchaAction } from './captcha.types.ts';
import { readProof } from './proof-of-work.ts';
import { isAcceptedByRecaptcha } from './recaptcha.ts';
import { spendProof } from './spend-proof.ts';

/**
 * Uses a form's token up, so that the next call needs another one, even when this one fails later (REG-27).
 * To be called after the fields are valid and before anything is revealed about an account.
 * @param token the payload's `recaptcha`
 * @throws ApiError INVALID_FIELDS that names `recaptcha`; UNAVAILABLE when the captcha service does not respond
 */
export async function checkCaptcha(
  context: Pick<DemoContext, 'db' | 'config'>,
  token: string | undefined,
  action: CaptchaAction,
): Promise<void> {
  if (!context.config.captcha) return;
  if (token && (await isAccepted(context, token, action))) return;
  throw new ApiError('INVALID_FIELDS', {
    errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'recaptcha' }],
  });
}

async function isAccepted(
  context: Pick<DemoContext, 'db' | 'config'>,
  token: string,
  action: CaptchaAction,
): Promise<boolean> {
  const { recaptcha } = context.config;
  if (recaptcha) return isAcceptedByRecaptcha(recaptcha, token);
  const proof = await readProof(context, token, action);
  return proof !== undefined && spendProof(context.db, proof, context.config.now());
}
