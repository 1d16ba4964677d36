import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { compress, sendCompressed } from '../../api/http/compressed.ts';
import { daily, immutable } from './cache-headers.ts';
import type { FontFile } from './fonts.ts';
import { mediaRoutes } from './media-routes.ts';
import type { Stylesheet } from './stylesheet.ts';

/** Updates the name in the greeting once it has been saved. Only the server knows a child's name (W-07). */
export const greeting = `document.addEventListener('ap-session-change', ({ detail: { user } }) => {
  if (!user || !user.name) return;
  const [initial] = user.name;
  for (const place of document.querySelectorAll('[data-user-greeting]')) place.textContent = 'Hola, ' + user.name;
  for (const place of document.querySelectorAll('[data-user-initial]')) place.textContent = initial;
});
`;

/**
 * Removes a used token from the address bar, and so from the history and from links that a reader copies (W-16). A
 * file of its own, since pages have no inline script.
 */
const forgetToken = `const address = new URL(location.href);
address.searchParams.delete('token');
history.replaceState(history.state, '', address);
`;

/** The wordmark's dot beside its letter, legible on light and dark tabs. */
const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#1b1720"/><path d="M15 48 27 16h7l12 32h-8l-2.300-7H25.200L23 48Zm12.200-13.200h6.500L30.500 25Z" fill="#fffdf9"/><circle cx="51" cy="43" r="7" fill="#ff6a3c"/></svg>';

/**
 * Stands right after the last hour, before anything below it is drawn: whether its reader has closed it the browser alone knows, and
 * a band that went later would move the page (LASTH-01). The key is that of `<ap-last-hour>` (LASTH-03).
 */
const closedLastHour = `{
  const band = document.currentScript.previousElementSibling;
  const link = band.querySelector('a[href]');
  const text = band.querySelector('span, strong');
  try {
    const key = link ? link.getAttribute('href') : text && text.textContent.trim();
    if (sessionStorage.getItem('ap-last-hour') === key) band.setAttribute('data-ap-closed', '');
  } catch {}
}
`;

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
