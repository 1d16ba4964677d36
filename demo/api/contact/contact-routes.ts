import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { failures } from '../http/api-error.ts';
import { flag, text } from '../http/json-schema.ts';
import { everyHour } from '../http/repeat.ts';
import { wrapped } from '../http/response-schema.ts';
import { forgetMessages } from './forget-messages.ts';
import { mailWaiting } from './mail-messages.ts';
import { takeMessage } from './take-message.ts';

interface Call {
  Body: { recaptcha?: string };
}

/** Describes only shapes: the form's rules check the values and name every invalid field, a schema only the first. */
const contactBody = {
  type: 'object',
  properties: {
    name: text,
    email: { ...text, description: 'Only ASCII; kept in lower case.' },
    subject: text,
    text,
    terms: { description: '`true` or `"true"`' },
    commercial: flag,
    recaptcha: { ...text, description: 'The token of the captcha.' },
  },
} as const;

/** Registers API-29, which needs no login (CONT-08). */
export function contactRoutes(app: FastifyInstance, context: DemoContext): void {
  const afterAnswer = createAfterAnswer(app);
  app.post<Call>('/front/contact/', {
    schema: {
      operationId: 'sendContactMessage',
      summary: 'Stores a message to the house and mails it to its address.',
      tags: ['contact'],
      body: contactBody,
      response: { 200: wrapped('Done'), ...failures(400, 403, 429, 503) },
    },
    handler: async (request) => {
      const { body } = request;
      await takeMessage(request, context, { from: 'widget', body, recaptcha: body.recaptcha }, afterAnswer);
      return { response: {} };
    },
  });
  everyHour(app, 'messages to the house are not forgotten or mailed', async () => {
    await forgetMessages(context);
    await mailWaiting(context);
  });
}
