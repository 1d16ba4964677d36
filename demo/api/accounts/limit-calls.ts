import type { DemoContext } from '../context.ts';
import { throttle, throttleNetwork } from '../security/throttle.ts';

const windowSeconds = 60 * 60;
const day = 24 * windowSeconds;

/**
 * Calls per hour. A network may be a whole school, so its limit is higher than an account's (W-09). An account gets
 * as many mails as a user who lost the first would request.
 */
const limits = {
  register: { network: 100, account: 5 },
  'register-adults': { network: 60, account: 5 },
  'recover-password': { network: 60, account: 5 },
  'resend-validation-mail': { network: 60, account: 5 },
  'hand-over': { network: 60, account: 5 },
} as const;

/** Mails of each kind per account and day. */
const accountInDay = 10;

type Route = keyof typeof limits;

/** Call it before any check that could help guessing (W-03). @throws ApiError TOO_MANY_REQUESTS */
export function limitNetwork(context: DemoContext, route: Route, network: string): Promise<void> {
  return throttleNetwork(context, { route, network, limit: limits[route].network, windowSeconds });
}

/** @param account e-mail or id, counted whether the account exists or not @throws ApiError TOO_MANY_REQUESTS */
export async function limitAccount(context: DemoContext, route: Route, account: string): Promise<void> {
  const key = `account ${account}`;
  await throttle(context, { route, key, limit: limits[route].account, windowSeconds });
  await throttle(context, { route, key: `day ${key}`, limit: accountInDay, windowSeconds: day });
}

/**
 * Counts by e-mail and network together, so that requests from a stranger's network do not lock out the owner.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export function limitRecovery(context: DemoContext, email: string, network: string): Promise<void> {
  return limitAccount(context, 'recover-password', `${email} from ${network}`);
}

/**
 * Limits the mails per hour to a mailbox, from all networks. The last link is valid for an hour, so the owner always
 * has a valid one.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export function limitRecoveryMails(context: DemoContext, email: string): Promise<void> {
  const limit = limits['recover-password'].account;
  return throttle(context, { route: 'recover-password', key: `mailbox ${email}`, limit, windowSeconds });
}
