import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DemoContext } from '../api/context.ts';
import { limitStall } from '../api/http/arrival.ts';
import { embeddedBucket, storeOf } from '../api/participation/store-client.ts';
import { signatureProblem } from './check-signature.ts';
import { readParts } from './read-parts.ts';
import { StoreError } from './store-error.ts';
import { StoredFiles } from './stored-files.ts';

interface Call {
  Params: { '*': string };
  Querystring: Record<string, string | undefined>;
  Body: Readable | undefined;
}

const mostParts = 10_000;

/** A part may be slow, but not stand still for so many milliseconds. */
const stall = 30_000;

/**
 * The demo's object store, at `/store`: the part of S3 that uploads in parts need, with its files in DATA_DIR. Nothing is
 * answered without a valid signature, and nothing that was sent is ever answered as a page.
 */
export async function objectStore(
  app: FastifyInstance,
  { config, db }: Pick<DemoContext, 'config' | 'db'>,
): Promise<void> {
  const isPassing = config.dataDir === 'memory';
  const folder = isPassing ? await mkdtemp(join(tmpdir(), 'ap-store-')) : join(config.dataDir, 'store');
  if (isPassing) app.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
  const files = new StoredFiles(folder);

  await app.register(
    async (store) => {
      store.removeAllContentTypeParsers();
      // as it comes, and never as a whole in memory
      store.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      store.setErrorHandler((error, request, reply) => {
        const refusal = error instanceof StoreError ? error : new StoreError('InternalError');
        if (refusal !== error) request.log.error(error);
        return sendXml(reply.code(refusal.statusCode), refusal.xml());
      });
      store.addHook('onRequest', async (request, reply) => {
        reply
          .header('cache-control', 'no-store')
          .header('x-content-type-options', 'nosniff')
          .header('content-disposition', 'attachment')
          .header('content-security-policy', "sandbox; default-src 'none'");
        const { raw } = request;
        const call = { method: raw.method ?? '', url: raw.url ?? '', headers: raw.headers };
        const problem = signatureProblem(call, await storeOf({ config, db }), config.now());
        if (problem) throw new StoreError(problem);
      });

      store.post<Call>('/*', async (request, reply) => {
        const { uploads, uploadId } = request.query;
        const key = request.params['*'];
        if (uploads !== undefined) {
          const contentType = request.headers['content-type'] ?? 'application/octet-stream';
          const id = await files.begin({ key, contentType });
          return sendXml(
            reply,
            `<?xml version="1.0" encoding="UTF-8"?>\n<InitiateMultipartUploadResult><Bucket>${embeddedBucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
          );
        }
        if (uploadId === undefined) throw new StoreError('InvalidArgument');
        const parts = readParts(request.body ? await text(request.body) : '');
        await files.complete(key, uploadId, parts);
        return sendXml(
          reply,
          `<?xml version="1.0" encoding="UTF-8"?>\n<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`,
        );
      });

      store.put<Call>('/*', async (request, reply) => {
        const { uploadId = '', partNumber = '' } = request.query;
        const number = Number(partNumber);
        if (!Number.isInteger(number) || number < 1 || number > mostParts || !request.body)
          throw new StoreError('InvalidArgument');
        const endStall = limitStall(request.raw, stall);
        const etag = await files
          .putPart(request.params['*'], uploadId, number, request.body)
          .finally(endStall);
        return reply.header('etag', etag).send();
      });

      store.delete<Call>('/*', async (request, reply) => {
        const { uploadId } = request.query;
        if (uploadId === undefined) await files.remove(request.params['*']);
        else await files.abort(request.params['*'], uploadId);
        return reply.code(204).send();
      });

      store.get<Call>('/*', async (request, reply) => {
        const key = request.params['*'];
        const { size } = await files.find(key);
        const { start, end } = rangeOf(request.headers.range, size);
        const isPart = request.headers.range !== undefined;
        if (isPart) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
        return reply
          .header('accept-ranges', 'bytes')
          .header('content-length', end - start + 1)
          .type('application/octet-stream')
          .send(await files.read(key, start, end));
      });
    },
    { prefix: `/store/${embeddedBucket}` },
  );
}

const sendXml = (reply: FastifyReply, xml: string) => reply.type('application/xml').send(xml);

/** One range is enough for a player. @throws StoreError InvalidRange */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? 'bytes=0-') ?? [];
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if ((first === '' && last === '') || start > end) throw new StoreError('InvalidRange');
  return { start, end };
}
