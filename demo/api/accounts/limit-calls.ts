import type { DemoContext } from '../context.ts';
import { throttle } from '../security/throttle.ts';

const windowSeconds = 60 * 60;
const day = 24 * windowSeconds;

/**
 * Calls in an hour. A network may be a whole school, so it has more than one account; one account gets no more mails than
 * somebody who has lost the first would ask for (W-09).
 */
const limits = {
  register: { network: 100, account: 5 },
  'register-adults': { network: 60, account: 5 },
  'recover-password': { network: 60, account: 5 },
  'resend-validation-mail': { network: 60, account: 5 },
} as const;

/** Who is annoyed by somebody with patience gets no more of each kind in a day. */
const accountInDay = 10;

type Route = keyof typeof limits;

/** Before anything that could be guessed is looked at (W-03). @throws ApiError TOO_MANY_REQUESTS */
export function limitNetwork(context: DemoContext, route: Route, network: string): Promise<void> {
  return throttle(context, { route, key: `network ${network}`, limit: limits[route].network, windowSeconds });
}

/** @param account e-mail or id, counted whether there is such an account or not @throws ApiError TOO_MANY_REQUESTS */
export async function limitAccount(context: DemoContext, route: Route, account: string): Promise<void> {
  const key = `account ${account}`;
  await throttle(context, { route, key, limit: limits[route].account, windowSeconds });
  await throttle(context, { route, key: `day ${key}`, limit: accountInDay, windowSeconds: day });
}

/**
 * The way of the owner of an e-mail, whom a stranger must not shut out by asking in the owner's stead: what one network has
 * asked for another e-mail or elsewhere does not count. @throws ApiError TOO_MANY_REQUESTS
 */
export function limitRecovery(context: DemoContext, email: string, network: string): Promise<void> {
  return limitAccount(context, 'recover-password', `${email} from ${network}`);
}

/**
 * What a mailbox gets of that in an hour, whoever asks. Nobody is told: the link of the last mail works for as long as that,
 * so the owner has one in any case. @throws ApiError TOO_MANY_REQUESTS
 */
export function limitRecoveryMails(context: DemoContext, email: string): Promise<void> {
  const limit = limits['recover-password'].account;
  return throttle(context, { route: 'recover-password', key: `mailbox ${email}`, limit, windowSeconds });
}
