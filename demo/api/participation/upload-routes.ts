import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostBytes } from '../../../src/forms/rules/participation-rules.ts';
import { familyOf, sniffType } from '../../../src/photos/sniff-type.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { keyedHash } from '../security/server-secret.ts';
import { invalidField } from './invalid-field.ts';
import { browserOf, limitParticipant, markBrowser, networkHashOf, participantOf } from './participant.ts';
import {
  abortBody,
  callParameters,
  completeBody,
  fileParameters,
  initBody,
  partAddressSchema,
  partBody,
  uploadStartSchema,
} from './participation.schemas.ts';
import { reservePart } from './reserve-part.ts';
import { scannerOf } from './scanner.ts';
import { abortStored, completeStored, peekStored, signedUrl } from './store-client.ts';
import {
  type BegunFile,
  findResumableUpload,
  giveUp,
  keyOf,
  lifetime,
  ownUpload,
  type Upload,
} from './uploads.ts';

interface File {
  Params: { ugcId: string; fileId: string };
}

interface Init {
  Params: { ugcId: string };
  Body: { name: string; type: 'image' | 'video'; extension: string; contentType: string; captcha?: string };
}

/**
 * Registers API-32, API-34, API-36 and API-37.
 * @param scanSoon called for each complete file
 */
export function uploadRoutes(app: FastifyInstance, context: DemoContext, scanSoon: () => void): void {
  const { db, config } = context;
  app.addSchema(uploadStartSchema);
  app.addSchema(partAddressSchema);
  const shared = { tags: ['participation'], security: [{}, { session: [] }] };
  const folder = '/front/ugc/:ugcId/multipart';

  /** Finds a file to abandon. It needs no session, which may have ended meanwhile. */
  const givenUp = async (request: FastifyRequest<File>): Promise<Upload> =>
    ownUpload(db, { ...request.params, browser: await browserOf(request, context), now: config.now() });

  const uploadOf = async (request: FastifyRequest<File>): Promise<Upload> => {
    const user = await participantOf(request, context, request.params.ugcId);
    const browser = await browserOf(request, context);
    return ownUpload(db, { ...request.params, browser, userId: user?.id ?? null, now: config.now() });
  };

  app.post<Init>(`${folder}/init`, {
    schema: {
      ...shared,
      operationId: 'beginUpload',
      summary:
        'Begins a file, for this browser only; uses the captcha up for the file and the text that comes with it.',
      params: callParameters,
      body: initBody,
      response: { 200: wrapped('UploadStart'), ...failures(400, 401, 403, 404, 429, 503) },
    },
    handler: async (request, reply) => {
      const { ugcId } = request.params;
      const { name, type, extension, contentType, captcha } = request.body;
      const user = await participantOf(request, context, ugcId);
      if (familyOf(contentType) !== type) throw invalidField('contentType');
      // without a scanner nobody could ever see the file
      if (!scannerOf(config)) throw new ApiError('UNAVAILABLE');
      const file: BegunFile = {
        ugc_id: ugcId,
        user_id: user?.id ?? null,
        captcha_hash: await keyedHash(db, `captcha ${captcha ?? ''}`),
        kind: type,
        name,
        extension,
        content_type: contentType,
      };
      const answer = async (id: string) => ({
        response: {
          id,
          uploadUrl: await signedUrl(context, { method: 'POST', key: keyOf(id), query: { uploads: '' } }),
        },
      });
      const visitorHash = await markBrowser(request, reply, context);
      const now = config.now();
      const before = config.captcha && (await findResumableUpload(db, { ...file, visitorHash, now }));
      if (before) return answer(before.id);
      await limitParticipant(request, context, { route: 'ugc-upload', user });
      await checkCaptcha(context, captcha, 'ugc');
      const id = randomUUID();
      await db
        .insertInto('uploads')
        .values({
          ...file,
          id,
          visitor_hash: visitorHash,
          network_hash: await networkHashOf(request, context),
          state: 'open',
          created_at: now,
          expires_at: new Date(now.getTime() + lifetime),
        })
        .execute();
      return answer(id);
    },
  });

  app.post<File & { Body: { uploadId: string; partNumber: number; contentLength: number } }>(
    `${folder}/:fileId/upload-part`,
    {
      schema: {
        ...shared,
        operationId: 'signPart',
        summary: 'A fresh address for one part of exactly so many bytes, as often as it is asked for.',
        params: fileParameters,
        body: partBody,
        response: { 200: wrapped('PartAddress'), ...failures(400, 401, 403, 404, 429) },
      },
      handler: async (request) => {
        const { uploadId, partNumber, contentLength } = request.body;
        const upload = await uploadOf(request);
        if (upload.state !== 'open') throw new ApiError('NOT_FOUND');
        await bind(upload, uploadId);
        await reservePart(db, upload, { partNumber, contentLength, now: config.now() });
        const query = { partNumber: String(partNumber), uploadId };
        const key = keyOf(upload.id);
        return {
          response: { uploadUrl: await signedUrl(context, { method: 'PUT', key, query, contentLength }) },
        };
      },
    },
  );

  app.post<File & { Body: { uploadId: string; parts: { etag: string; partNumber: number }[] } }>(
    `${folder}/:fileId/complete`,
    {
      schema: {
        ...shared,
        operationId: 'completeUpload',
        summary:
          'Puts the parts together and looks at what they are; succeeds again when its answer got lost.',
        params: fileParameters,
        body: completeBody,
        response: { 200: wrapped('Done'), ...failures(400, 401, 403, 404, 429, 503) },
      },
      handler: async (request) => {
        const { uploadId, parts } = request.body;
        const upload = await uploadOf(request);
        if (upload.upload_id !== uploadId) throw new ApiError('NOT_FOUND');
        if (upload.state !== 'open') return { response: {} };
        await finish(upload, uploadId, parts);
        scanSoon();
        return { response: {} };
      },
    },
  );

  app.post<File & { Body: { uploadId: string } }>(`${folder}/:fileId/abort`, {
    schema: {
      ...shared,
      operationId: 'abortUpload',
      summary: 'Gives a file up; needs its uploadId and the cookie of the browser that began it.',
      params: fileParameters,
      body: abortBody,
      response: { 200: wrapped('Done'), ...failures(400, 403, 404, 429) },
    },
    handler: async (request) => {
      const upload = await givenUp(request);
      // before the first part the server does not know the store's id: the cookie alone must suffice
      if (upload.upload_id !== null && upload.upload_id !== request.body.uploadId)
        throw new ApiError('NOT_FOUND');
      await bind(upload, request.body.uploadId);
      await giveUp(db, upload.id, config.now());
      return { response: {} };
    },
  });

  /** Binds a file to the first upload id of the store that a call names, and to no other afterwards. */
  async function bind({ id, upload_id }: Upload, uploadId: string): Promise<void> {
    if (upload_id === uploadId) return;
    const bound = await db
      .updateTable('uploads')
      .set({ upload_id: uploadId })
      .where('id', '=', id)
      .where('upload_id', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!bound) throw new ApiError('NOT_FOUND');
  }

  async function finish(
    upload: Upload,
    uploadId: string,
    parts: { etag: string; partNumber: number }[],
  ): Promise<void> {
    const key = keyOf(upload.id);
    await completeStored(context, { key, uploadId, parts }).catch(() => {});
    const stored = await peekStored(context, key, 64).catch(() => undefined);
    // nothing is lost if the object is missing: the parts are stored, and the call may be repeated
    if (!stored) throw new ApiError('UNAVAILABLE');
    await abortStored(context, key);
    const type = sniffType(stored.head);
    if (stored.size > mostBytes[upload.kind] || type === undefined || familyOf(type) !== upload.kind) {
      await giveUp(db, upload.id, config.now());
      throw invalidField('file');
    }
    await db
      .updateTable('uploads')
      .set({ state: 'complete', content_type: type })
      .where('id', '=', upload.id)
      .where('state', '=', 'open')
      .execute();
  }
}
