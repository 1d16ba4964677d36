import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import type { AfterAnswer } from '../http/after-answer.ts';
import { ApiError } from '../http/api-error.ts';
import { networkOf } from '../http/network.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { findNewsletter } from './find-newsletter.ts';
import { limitNetwork } from './limit-subscriptions.ts';
import { subscriptionRules } from './newsletter.schemas.ts';

export interface Subscription {
  id: string;
  sub?: string | undefined;
  /** Raw e-mail and names of segments. */
  body: unknown;
}

/**
 * Mails a confirmation link, for both the API and the pages. It does not reveal whether the e-mail is subscribed
 * (W-09).
 * @throws ApiError INVALID_FIELDS, NEWSLETTER_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function subscribe(
  request: FastifyRequest,
  context: DemoContext,
  { id, sub = '', body }: Subscription,
  afterAnswer: AfterAnswer,
): Promise<void> {
  const fields = await checkFields(subscriptionRules, body, context.config.now());
  await limitNetwork(context, networkOf(request));
  const newsletter = await findNewsletter(context, id, sub);
  const segments = [...new Set(fields.segments)];
  const isKnown = segments.every((name) => newsletter.segments.includes(name));
  if (!isKnown || (newsletter.needs_segment && segments.length === 0))
    throw new ApiError('INVALID_FIELDS', {
      errors: [{ errorCode: isKnown ? 'REQUIRED_FIELD' : 'INVALID_FIELD', errorMessage: 'segments' }],
    });
  const email = fields.email.toLowerCase();
  afterAnswer(request, () => askToConfirm(context, { newsletter, sub, email, segments }));
}
