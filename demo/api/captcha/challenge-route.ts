import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { failures } from '../http/api-error.ts';
import { fields, text } from '../http/json-schema.ts';
import { type CaptchaAction, captchaActions } from './captcha.types.ts';
import { createProofChallenge } from './proof-of-work.ts';

/** Issues a proof-of-work challenge for a form. */
export function challengeRoute(app: FastifyInstance, context: DemoContext): void {
  app.get<{ Querystring: { action: CaptchaAction } }>('/captcha/challenge', {
    schema: {
      operationId: 'createChallenge',
      summary: 'A signed challenge of ALTCHA, for one action and one use.',
      tags: ['captcha'],
      querystring: fields({ action: { ...text, enum: captchaActions } }),
      response: {
        200: fields({ parameters: { type: 'object', additionalProperties: true }, signature: text }),
        ...failures(400, 429),
      },
    },
    handler: (request) => createProofChallenge(context, request.query.action),
  });
}
