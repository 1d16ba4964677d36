import type { GuardLimits } from '../security/login-guard.ts';
import type { Credentials } from './credentials.ts';

/** Many readers may share a network's address, so its delays stay short. */
const network = { free: 50, longestSeconds: 10 * 60 };

/** A PIN has only 10,000 values, so its delays grow longer than a password's (W-01). */
export const loginLimits: Record<Credentials['kind'], GuardLimits> = {
  card: { login: { free: 3, longestSeconds: 2 * 60 * 60 }, network },
  account: { login: { free: 5, longestSeconds: 15 * 60 }, network },
};
