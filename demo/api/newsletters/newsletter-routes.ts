import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { editionParameters, newsletterParameters, subscriptionBody } from './newsletter.schemas.ts';
import { subscribe } from './subscribe.ts';

interface Call {
  Params: { id: string; sub?: string };
}

/** Registers API-21. The response does not reveal whether the e-mail is subscribed (W-09). */
export function newsletterRoutes(app: FastifyInstance, context: DemoContext): void {
  const afterAnswer = createAfterAnswer(app);

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
      handler: async (request) => {
        await subscribe(request, context, { ...request.params, body: request.body }, afterAnswer);
        return { response: {} };
      },
    });
  }
}
