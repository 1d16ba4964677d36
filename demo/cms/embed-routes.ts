import type { FastifyInstance, FastifyReply } from 'fastify';
import { daily, page } from './assets/cache-headers.ts';
import { pastedEmbeds } from './content/embeds.ts';
import { embedDocument, frameDocument } from './templates/embed-document.ts';

/**
 * Content security policy of pasted embeds: no origin, on any page, so that it cannot reach our cookies, storage or
 * pages (W-04). It may load from any https address, except our own where the site does not. It sends no form, and
 * only our own pages frame it.
 */
const policy = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  'img-src https: data: blob:',
  'font-src https: data:',
  'media-src https: blob:',
  'connect-src https:',
  'frame-src https:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  // browsers refuse to open a sandboxed page that asks for a group of its own
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** The pages that frame what editors have pasted (EMB-04). None of them takes anything from its address but an id. */
export function embedRoutes(app: FastifyInstance): void {
  const send = (reply: FastifyReply, html: string) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(html);

  app.get('/incrustat', (_request, reply) => send(reply.headers(daily), frameDocument));

  app.get<{ Params: { id: string } }>('/incrustat/:id', (request, reply) => {
    const embed = pastedEmbeds.get(request.params.id);
    return embed ? send(reply.headers(page), embedDocument(embed)) : reply.callNotFound();
  });
}
