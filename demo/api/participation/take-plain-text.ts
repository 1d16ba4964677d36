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
/**
 * Texts per hour. Forms without a script have no captcha proof; the total is a number that the staff can still read.
 */
const limits = { network: 5, all: 60 };

/**
 * Stores a text from a page's own form, which has no captcha (UGC-25). The same text within an hour, for example
 * after a reload of the page, is stored only once.
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
  // a random value, since these calls have no proof that distinguishes them
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
