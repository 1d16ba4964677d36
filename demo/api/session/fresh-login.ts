import { ApiError } from '../http/api-error.ts';
import type { HeldSession } from './session-store.ts';

/** Who has logged in longer ago may have left the computer to somebody else (W-12). */
const freshMinutes = 15;

/** For what cannot be undone. @throws ApiError FRESH_LOGIN_REQUIRED; the session stays, and logging in again is enough */
export function requireFreshLogin({ begunAt }: Pick<HeldSession, 'begunAt'>, now: Date): void {
  if (now.getTime() - begunAt.getTime() > freshMinutes * 60 * 1000)
    throw new ApiError('FRESH_LOGIN_REQUIRED');
}
