import type { GuardLimits } from '../security/login-guard.ts';
import type { Credentials } from './credentials.ts';

/** Many readers may share the address of a network, so it is never held up for long. */
const network = { free: 50, longestSeconds: 10 * 60 };

/** A PIN has 10,000 values; guesses at a password are slowed down less (W-01). */
export const loginLimits: Record<Credentials['kind'], GuardLimits> = {
  card: { login: { free: 3, longestSeconds: 2 * 60 * 60 }, network },
  account: { login: { free: 5, longestSeconds: 15 * 60 }, network },
};
