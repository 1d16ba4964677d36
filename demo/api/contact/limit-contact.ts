import type { DemoContext } from '../context.ts';
import { throttle, throttleNetwork } from '../security/throttle.ts';

type Context = Pick<DemoContext, 'db' | 'config'>;

const windowSeconds = 60 * 60;

/**
 * Messages per hour. A network may be a whole school, so its limit is higher than a sender's. Forms without a captcha
 * proof, sent without a script, have lower limits: per network, and a total that the staff can still read.
 */
const limits = {
  proven: { network: 30, sender: 5 },
  plain: { network: 5, all: 60 },
} as const;

/** @throws ApiError TOO_MANY_REQUESTS */
export async function limitContact(context: Context, network: string, email: string): Promise<void> {
  const { proven } = limits;
  await throttleNetwork(context, { route: 'contact', network, limit: proven.network, windowSeconds });
  // the key includes the network, so that nobody can block another sender
  const key = `sender ${email} from ${network}`;
  await throttle(context, { route: 'contact', key, limit: proven.sender, windowSeconds });
}

/** Limits the form without a script, which cannot make a proof. @throws ApiError TOO_MANY_REQUESTS */
export async function limitPlainContact(context: Context, network: string): Promise<void> {
  const { plain } = limits;
  const route = 'contact-plain';
  await throttleNetwork(context, { route, network, limit: plain.network, windowSeconds });
  await throttle(context, { route, key: 'all', limit: plain.all, windowSeconds });
}
