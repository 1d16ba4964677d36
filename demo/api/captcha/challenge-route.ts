import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { failures } from '../http/api-error.ts';
import { type CaptchaAction, captchaActions } from './captcha.types.ts';
import { createProofChallenge } from './proof-of-work.ts';

/** Issues a proof-of-work challenge for a form. */
export function challengeRoute(app: FastifyInstance, context: DemoContext): void {
  app.get<{ Querystring: { action: CaptchaAction } }>('/captcha/challenge', {
    schema: {
      operationId: 'createChallenge',
      summary: 'A signed challenge of ALTCHA, for one action and one use.',
      tags: ['captcha'],
      querystring: {
        type: 'object',
        required: ['action'],
        properties: { action: { type: 'string', enum: captchaActions } },
      },
      response: {
        200: {
          type: 'object',
          required: ['parameters', 'signature'],
          properties: {
            parameters: { type: 'object', additionalProperties: true },
            signature: { type: 'string' },
          },
        },
        ...failures(400, 429),
      },
    },
    handler: (request) => createProofChallenge(context, request.query.action),
  });
}
