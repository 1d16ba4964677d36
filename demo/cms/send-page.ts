import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SafeHtml } from '../../src/server/html.ts';
import { compress, sendCompressed } from '../api/http/compressed.ts';

/** Compression level, fast enough for each request; pages have a few dozen kilobytes. */
const effort = 4;

export type PageHeaders = Readonly<Record<string, string>>;

/**
 * Sends a page compressed.
 * @param headers cache headers
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: SafeHtml,
  headers: PageHeaders = {},
): FastifyReply {
  reply.headers({ ...headers }).type('text/html; charset=utf-8');
  return sendCompressed(request, reply, compress(String(html), effort));
}
