import type { FastifyInstance } from 'fastify';
import { immutable } from './cache-headers.ts';
import { sendCompressed } from './compressed.ts';
import { favicon } from './favicon.ts';
import type { FontFile } from './fonts.ts';
import type { Stylesheet } from './stylesheet.ts';

/** Serves the stylesheet, the fonts and the icon of the pages. */
export function assetRoutes(
  app: FastifyInstance,
  { stylesheet, fontFiles }: { stylesheet: Stylesheet; fontFiles: Map<string, FontFile> },
): void {
  app.get(`/assets/${stylesheet.name}`, (request, reply) =>
    sendCompressed(request, reply.headers(immutable).type('text/css; charset=utf-8'), stylesheet.text),
  );
  for (const { name, bytes } of fontFiles.values()) {
    app.get(`/assets/fonts/${name}`, (_request, reply) =>
      reply.headers(immutable).type('font/woff2').send(bytes),
    );
  }
  app.get('/assets/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  );
}
