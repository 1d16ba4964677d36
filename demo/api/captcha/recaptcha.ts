import type { Recaptcha } from '../../config/recaptcha.ts';
import { ApiError } from '../http/api-error.ts';

const timeout = 5000;

/**
 * Verifies a token of reCAPTCHA v2. Google accepts each once, and only for the site's own hosts.
 * @throws ApiError UNAVAILABLE when it does not respond
 */
export async function isAcceptedByRecaptcha(
  { secret, verifyUrl }: Recaptcha,
  token: string,
): Promise<boolean> {
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
