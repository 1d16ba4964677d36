import type { DemoContext } from '../context.ts';
import { throttle, throttleNetwork } from '../security/throttle.ts';

const route = 'newsletter';
const windowSeconds = 60 * 60;
const day = 24 * windowSeconds;

/** Limits the requests of a network, which may be a whole school. @throws ApiError TOO_MANY_REQUESTS */
export function limitNetwork(context: DemoContext, network: string): Promise<void> {
  return throttleNetwork(context, { route, network, limit: 60, windowSeconds });
}

/**
 * Limits the mails to an address per hour and per day, for all newsletters and from all networks (W-09).
 * @throws ApiError TOO_MANY_REQUESTS, which must not reach the caller: it would reveal earlier requests
 */
export async function limitAddress(context: DemoContext, email: string): Promise<void> {
  const key = `address ${email}`;
  await throttle(context, { route, key, limit: 5, windowSeconds });
  await throttle(context, { route, key: `day ${key}`, limit: 10, windowSeconds: day });
}
