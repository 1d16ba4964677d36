import type { FastifyInstance } from 'fastify';
import { participation } from '../../../src/forms/rules/participation-rules.ts';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { browserOf, limitParticipant, senderOf } from './participant.ts';
import { callParameters, participationBody } from './participation.schemas.ts';
import { idempotencyHash, isStored, type Sent, storeText, storeWithFile } from './store-participation.ts';

interface Call {
  Params: { ugcId: string };
  Body: { captcha?: string; uploadFileId?: string };
}

/** API-31. */
export function participationRoutes(app: FastifyInstance, context: DemoContext): void {
  const { db, config } = context;
  app.post<Call>('/front/ugc/:ugcId/postParticipation', {
    schema: {
      operationId: 'postParticipation',
      summary:
        'Sends a text, with the file that has been uploaded for it; the same again within an hour is stored once.',
      tags: ['participation'],
      security: [{}, { session: [] }],
      params: callParameters,
      body: participationBody,
      response: { 200: wrapped('Done'), ...failures(400, 401, 403, 404, 429) },
    },
    handler: async (request) => {
      const { ugcId } = request.params;
      const { captcha, uploadFileId: fileId } = request.body;
      const { user, refusal } = await senderOf(request, context, ugcId);
      const fields = await checkFields(participation, request.body, config.now());
      const wish = { ugcId, userId: user?.id ?? null, fields, captcha, fileId };
      const sent: Sent = { ...wish, onceHash: await idempotencyHash(db, wish) };
      if (!(await isStored(db, sent, config.now()))) {
        if (refusal) throw refusal;
        await limitParticipant(request, context, { route: 'ugc-post', user });
        if (fields.type === 'text') await storeText(context, sent);
        else await storeWithFile(context, sent, await browserOf(request, context));
      }
      return { response: {} };
    },
  });
}
