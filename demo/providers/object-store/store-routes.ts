import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { limitStall } from '../../api/http/arrival.ts';
import { isAborted } from '../../api/http/error-handler.ts';
import { type SigningKey, signatureProblem } from './check-signature.ts';
import { StoreError } from './store-error.ts';
import type { Part, StoredFiles } from './stored-files.ts';

interface Call {
  Params: { '*': string };
  Querystring: Record<string, string | undefined>;
  Body: Readable | undefined;
}

const mostParts = 10_000;

/** Maximum pause of a part in ms; slow parts are allowed. */
const stall = 30_000;

interface Store {
  bucket: string;
  files: StoredFiles;
  signingKey: () => Promise<SigningKey>;
  now: () => Date;
  /** Origins of pages that may upload to this store, besides this server's own. */
  origins?: readonly string[];
}

/**
 * Registers the subset of S3 for multipart uploads; the prefix must be the bucket. It responds only to valid
 * signatures, and never sends an uploaded file as a page.
 */
export function storeRoutes(
  store: FastifyInstance,
  { bucket, files, signingKey, now, origins = [] }: Store,
): void {
  store.removeAllContentTypeParsers();
  // streamed, never as a whole in memory
  store.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  store.setErrorHandler((error, request, reply) => {
    const refusal =
      error instanceof StoreError
        ? error
        : new StoreError(isFull(error) ? 'ServiceUnavailable' : 'InternalError');
    if (error instanceof Error && isAborted(error, request))
      request.log.info('the client closed the connection');
    else if (refusal !== error) request.log.error(error);
    return sendXml(reply.code(refusal.statusCode), refusal.xml());
  });
  store.addHook('onRequest', async (request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'attachment')
      .header('content-security-policy', "sandbox; default-src 'none'");
    const { origin } = request.headers;
    if (origin !== undefined && origins.includes(origin))
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-expose-headers', 'etag')
        .header('vary', 'origin');
    // a browser's preflight request to another origin has no signature
    if (request.method === 'OPTIONS') return;
    const { raw } = request;
    const call = { method: raw.method ?? '', url: raw.url ?? '', headers: raw.headers };
    const problem = signatureProblem(call, await signingKey(), now());
    if (problem) throw new StoreError(problem);
  });

  store.options('/*', (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'PUT, POST')
      .header('access-control-allow-headers', 'content-type')
      .code(204)
      .send(),
  );

  store.post<Call>('/*', async (request, reply) => {
    const { uploads, uploadId } = request.query;
    const key = request.params['*'];
    if (uploads !== undefined) {
      const id = await files.begin(key);
      return sendXml(
        reply,
        `<?xml version="1.0" encoding="UTF-8"?>\n<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
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
    const etag = await files.putPart(request.params['*'], uploadId, number, request.body).finally(endStall);
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
    if (request.query.uploads !== undefined) {
      // the prefix is always a whole key: nobody needs the uploads of all keys
      const { prefix = '' } = request.query;
      const listed = (await files.begun(prefix)).map(
        (uploadId) => `<Upload><Key>${prefix}</Key><UploadId>${uploadId}</UploadId></Upload>`,
      );
      return sendXml(
        reply,
        `<?xml version="1.0" encoding="UTF-8"?>\n<ListMultipartUploadsResult><Bucket>${bucket}</Bucket><IsTruncated>false</IsTruncated>${listed.join('')}</ListMultipartUploadsResult>`,
      );
    }
    const { size } = await files.find(key);
    const { start, end, isPart } = rangeOf(request.headers.range, size);
    if (isPart && start > end) {
      reply.header('content-range', `bytes */${size}`);
      throw new StoreError('InvalidRange');
    }
    if (isPart) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply
      .header('accept-ranges', 'bytes')
      .header('content-length', end - start + 1)
      .type('application/octet-stream')
      .send(await files.read(key, start, end));
  });
}

/** Tests whether the disk is full or the account's quota is used up: senders retry later. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));

const sendXml = (reply: FastifyReply, xml: string) => reply.type('application/xml').send(xml);

/** Parses one range, which is enough for a player. Anything else is ignored, as RFC 9110 (14.2) allows. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number; isPart: boolean } {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  const isReversed = first !== '' && last !== '' && Number(first) > Number(last);
  if ((first === '' && last === '') || isReversed) return { start: 0, end: size - 1, isPart: false };
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { start, end, isPart: true };
}

/** Parses the parts of a complete call. @throws StoreError MalformedXML */
function readParts(xml: string): Part[] {
  const parts = [...xml.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
    partNumber: Number(/<PartNumber>(\d{1,5})<\/PartNumber>/.exec(part)?.[1]),
    etag: (/<ETag>([^<]*)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }));
  if (parts.length === 0 || parts.some(({ partNumber }) => Number.isNaN(partNumber)))
    throw new StoreError('MalformedXML');
  return parts;
}
