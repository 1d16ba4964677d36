import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { networkOf } from '../security/network.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { findNewsletter } from './find-newsletter.ts';
import { limitNetwork } from './limit-subscriptions.ts';
import {
  editionParameters,
  newsletterParameters,
  subscriptionBody,
  subscriptionRules,
} from './newsletter.schemas.ts';

interface Call {
  Params: { id: string; sub?: string };
}

/** API-21. The response does not reveal whether the e-mail is subscribed (W-09). */
export function newsletterRoutes(app: FastifyInstance, context: DemoContext): void {
  const afterAnswer = createAfterAnswer(app);

  async function subscribe(request: FastifyRequest<Call>) {
    const { id, sub = '' } = request.params;
    const fields = await checkFields(subscriptionRules, request.body, context.config.now());
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
    return { response: {} };
  }

  const calls = [
    ['/front/newsletter/:id', newsletterParameters, 'a newsletter', 'subscribe'],
    ['/front/newsletter/:id/:sub', editionParameters, 'an edition of a newsletter', 'subscribeToEdition'],
  ] as const;
  for (const [url, params, what, operationId] of calls) {
    app.post<Call>(url, {
      schema: {
        operationId,
        summary: `Asks for ${what}: mails a link to confirm, whether or not the e-mail is subscribed.`,
        tags: ['newsletter'],
        params,
        body: subscriptionBody,
        response: { 200: wrapped('Done'), ...failures(400, 403, 404, 429) },
      },
      handler: subscribe,
    });
  }
}
