import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { daily, immutable } from './cache-headers.ts';
import { closedLastHour } from './closed-last-hour.ts';
import { compress, sendCompressed } from './compressed.ts';
import { favicon } from './favicon.ts';
import type { FontFile } from './fonts.ts';
import { forgetToken } from './forget-token.ts';
import { greeting } from './greeting.ts';
import { mediaRoutes } from './media-routes.ts';
import type { Stylesheet } from './stylesheet.ts';

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
  mediaRoutes(app);
  for (const [name, script] of Object.entries({
    'forget-token': forgetToken,
    'closed-last-hour': closedLastHour,
    greeting,
  }))
    app.get(`/assets/${name}.js`, (_request, reply) =>
      reply.headers(daily).type('text/javascript; charset=utf-8').send(script),
    );
  const mapLayer = compress(readFileSync(new URL('map-layer.json', import.meta.url), 'utf8'), 11);
  app.get('/assets/mapa.json', (request, reply) =>
    sendCompressed(request, reply.headers(daily).type('application/geo+json; charset=utf-8'), mapLayer),
  );
  app.get('/assets/favicon.svg', (_request, reply) =>
    reply.headers(daily).type('image/svg+xml').send(favicon),
  );
}
