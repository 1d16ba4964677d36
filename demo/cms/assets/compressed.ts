import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text in the encodings that browsers ask for. */
export interface CompressedText {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** @param effort brotli quality, 0 to 11: high for what is compressed once, low for pages */
export function compress(text: string, effort: number): CompressedText {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return { plain, br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain) };
}

/** `gzip, br;q=1, *;q=0` → the best of ours that is accepted. */
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
  reply.header('vary', 'accept-encoding');
  return encoding ? reply.header('content-encoding', encoding).send(text[encoding]) : reply.send(text.plain);
}
