import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { daily, immutable } from './cache-headers.ts';
import { sendCompressed } from './compressed.ts';
import { favicon } from './favicon.ts';
import type { FontFile } from './fonts.ts';
import { forgetToken } from './forget-token.ts';
import { greeting } from './greeting.ts';
import type { Stylesheet } from './stylesheet.ts';

const media = fileURLToPath(new URL('media/', import.meta.url));

/** Serves the stylesheets, the fonts, the icon, the media of contents and the one script of the pages. */
export function assetRoutes(
  app: FastifyInstance,
  { stylesheets, fontFiles }: { stylesheets: Record<string, Stylesheet>; fontFiles: Map<string, FontFile> },
): void {
  for (const { name, text } of Object.values(stylesheets)) {
    app.get(`/assets/${name}`, (request, reply) =>
      sendCompressed(request, reply.headers(immutable).type('text/css; charset=utf-8'), text),
    );
  }
  for (const { name, bytes } of fontFiles.values()) {
    app.get(`/assets/fonts/${name}`, (_request, reply) =>
      reply.headers(immutable).type('font/woff2').send(bytes),
    );
  }
  // players ask for ranges; only the files that are there have an address, so that another is a page that is not found
  app.register(fastifyStatic, {
    root: media,
    prefix: '/assets/media/',
    decorateReply: false,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.headers(daily),
  });
  for (const [name, script] of Object.entries({ 'forget-token': forgetToken, greeting }))
    app.get(`/assets/${name}.js`, (_request, reply) =>
      reply.headers(daily).type('text/javascript; charset=utf-8').send(script),
    );
  app.get('/assets/favicon.svg', (_request, reply) =>
    reply.headers(daily).type('image/svg+xml').send(favicon),
  );
}
