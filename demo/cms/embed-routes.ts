import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../../src/server/html.ts';
import { daily, page } from './assets/cache-headers.ts';
import { type PastedEmbed, pastedEmbeds } from './content/embeds.ts';

/**
 * Content security policy of pasted embeds. They get an opaque origin on any page, so that they cannot reach our
 * cookies, storage or pages (W-04). They may load from any https address, which includes ours only if our site uses
 * https. They send no forms, and only our own pages frame them.
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
  // browsers refuse to open a sandboxed page that requests its own group
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Head of framed documents. Their links open a new tab, since they would not work within the frame. */
const head = `<!doctype html><html lang="ca-ES-valencia"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><base target="_blank"><style>:root{color-scheme:light dark}body{margin:0}iframe,img,video{max-width:100%}</style>`;

/** Returns the pasted code unchanged; the content security policy of its page isolates it. */
function embedDocument({ title, html: pasted }: PastedEmbed): string {
  return `${head}${html`<title>${title}</title>`}${pasted}`;
}

/** Empty page that displays only content passed by the surrounding page (EMB-04). */
const frameDocument = `${head}<title>Contingut incrustat</title><script>
addEventListener('message', ({ source, origin, data }) => {
  if (parent === window || source !== parent || origin !== location.origin || typeof data?.apEmbed !== 'string') return;
  document.open();
  document.write(${JSON.stringify(head)} + data.apEmbed);
  document.close();
});
</script>`;

/** Registers the pages that frame embeds pasted by editors (EMB-04). They take only an id from their address. */
export function embedRoutes(app: FastifyInstance): void {
  const send = (reply: FastifyReply, html: string) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(html);

  app.get('/incrustat', (_request, reply) => send(reply.headers(daily), frameDocument));

  app.get<{ Params: { id: string } }>('/incrustat/:id', (request, reply) => {
    const embed = pastedEmbeds.get(request.params.id);
    return embed ? send(reply.headers(page), embedDocument(embed)) : reply.callNotFound();
  });
}
