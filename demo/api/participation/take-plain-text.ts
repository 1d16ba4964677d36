import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { participation } from '../../../src/forms/rules/participation-rules.ts';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { networkOf } from '../http/network.ts';
import { throttle, throttleNetwork } from '../security/throttle.ts';
import { senderOf } from './participant.ts';
import { idempotencyHash, isStored, storeOnce } from './store-participation.ts';

const windowSeconds = 60 * 60;
/** In an hour: who has no script can prove nothing, and all of them together send no more than somebody can read. */
const limits = { network: 5, all: 60 };

/**
 * Takes a text of a page's own form, which no captcha comes with (UGC-25). The same again within an hour, as a page that is loaded anew
 * sends it, is stored once.
 * @throws ApiError as API-31 does
 */
export async function takePlainText(
  request: FastifyRequest,
  context: Pick<DemoContext, 'config' | 'db'>,
  ugcId: string,
  body: object,
): Promise<void> {
  const { db, config } = context;
  const { user, refusal } = await senderOf(request, context, ugcId);
  const now = config.now();
  const fields = await checkFields(participation, { ...body, type: 'text' }, now);
  // each a call of its own, since no proof tells one from the next
  const wish = { ugcId, userId: user?.id ?? null, fields, captcha: randomUUID(), fileId: undefined };
  const sent = { ...wish, onceHash: await idempotencyHash(db, wish) };
  if (await isStored(db, sent, now)) return;
  if (refusal) throw refusal;
  const route = 'ugc-plain';
  await throttleNetwork(context, {
    route,
    network: networkOf(request),
    limit: limits.network,
    windowSeconds,
  });
  await throttle(context, { route, key: 'all', limit: limits.all, windowSeconds });
  await db.transaction().execute((transaction) => storeOnce(transaction, sent, now));
}
