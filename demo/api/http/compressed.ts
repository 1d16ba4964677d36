import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Text in the encodings that browsers accept. */
export interface CompressedText {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * Compresses once, on the first request.
 * @param effort brotli quality, 0 to 11: high for text that is compressed once, low for pages
 */
export function compress(text: string, effort: number): CompressedText {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    plain,
    get br() {
      br ??= brotliCompressSync(plain, { params });
      return br;
    },
    get gzip() {
      gzip ??= gzipSync(plain);
      return gzip;
    },
  };
}

/** Returns our best encoding that the header accepts: `gzip, br;q=1, *;q=0` gives `gzip`. */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

/** Sends a text in the encoding that the request accepts. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: CompressedText,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? 'accept-encoding' : `${others}, accept-encoding`);
  return encoding ? reply.header('content-encoding', encoding).send(text[encoding]) : reply.send(text.plain);
}
