import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { participation } from '../../../src/forms/rules/participation-rules.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { keyedHash } from '../security/server-secret.ts';
import { browserOf, limitParticipant, participantOf } from './participant.ts';
import { callParameters, participationBody } from './participation.schemas.ts';
import { ownUpload } from './uploads.ts';

interface Call {
  Params: { ugcId: string };
  Body: { captcha?: string; uploadFileId?: string };
}

const refused = (errorCode: 'REQUIRED_FIELD' | 'INVALID_FIELD', field: string) =>
  new ApiError('INVALID_FIELDS', { errors: [{ errorCode, errorMessage: field }] });

/** API-31. */
export function participationRoutes(app: FastifyInstance, context: DemoContext): void {
  const { db, config } = context;
  app.post<Call>('/front/ugc/:ugcId/postParticipation', {
    schema: {
      operationId: 'postParticipation',
      summary: 'Sends a text, with the file that has been uploaded for it.',
      tags: ['participation'],
      security: [{}, { session: [] }],
      params: callParameters,
      body: participationBody,
      response: { 200: wrapped('Done'), ...failures(400, 401, 403, 404, 429) },
    },
    handler: async (request) => {
      const { ugcId } = request.params;
      const { captcha, uploadFileId: fileId } = request.body;
      const user = await participantOf(request, context, ugcId);
      const now = config.now();
      const fields = await checkFields(participation, request.body, now);
      await limitParticipant(request, context, { route: 'ugc-post', user });
      const row = {
        id: randomUUID(),
        ugc_id: ugcId,
        user_id: user?.id ?? null,
        type: fields.type,
        name: fields.name,
        email: fields.email.toLowerCase(),
        text: fields.text,
        commercial: fields.checkCommercialCommunications,
        created_at: now,
      };
      if (fields.type === 'text') {
        await checkCaptcha(context, captcha, 'ugc');
        await db.insertInto('participations').values(row).execute();
        return { response: {} };
      }
      if (!fileId) throw refused('REQUIRED_FIELD', 'uploadFileId');
      const browser = await browserOf(request, context);
      const upload = await ownUpload(db, { fileId, ugcId, browser, userId: row.user_id, now }).catch(
        () => undefined,
      );
      const hash = await keyedHash(db, `captcha ${captcha ?? ''}`);
      if (upload && upload.captcha_hash !== hash) throw refused('INVALID_FIELD', 'recaptcha');
      await db.transaction().execute(async (transaction) => {
        const attached =
          upload &&
          (await transaction
            .updateTable('uploads')
            .set({ state: 'attached' })
            .where('id', '=', fileId)
            .where('state', '=', 'complete')
            .where('kind', '=', fields.type === 'text_image' ? 'image' : 'video')
            .returning('id')
            .executeTakeFirst());
        if (!attached) throw refused('INVALID_FIELD', 'uploadFileId');
        await transaction
          .insertInto('participations')
          .values({ ...row, file_id: fileId })
          .execute();
      });
      return { response: {} };
    },
  });
}
