import { createHash } from 'node:crypto';
import type { onSendAsyncHookHandler } from 'fastify';

/**
 * `onSend` hook of a public response: adds an ETag, and responds 304 when the caller has this version (RFC 9110,
 * 13.1.2).
 */
export const answerConditionally: onSendAsyncHookHandler<unknown> = async (request, reply, payload) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  if (!matches(request.headers['if-none-match'], etag)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
};

/** Proxies that compress mark the tag as weak, so the comparison is weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
