import { ApiError } from '../http/api-error.ts';
import type { HeldSession } from './session-store.ts';

/** Minutes after which another person may be at the computer (W-12). */
const freshMinutes = 15;

/**
 * Requires a recent login for irreversible actions.
 * @throws ApiError FRESH_LOGIN_REQUIRED; the session stays valid
 */
export function requireFreshLogin({ begunAt }: Pick<HeldSession, 'begunAt'>, now: Date): void {
  if (now.getTime() - begunAt.getTime() > freshMinutes * 60 * 1000)
    throw new ApiError('FRESH_LOGIN_REQUIRED');
}
