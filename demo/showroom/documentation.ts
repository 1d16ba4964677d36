import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../../src/server/html.ts';
import type { DemoContext } from '../api/context.ts';

/** Result of `npm run docs:site`. */
const builtSite: string = join(import.meta.dirname, '../../docs/site/dist');

/** Shown until the first build of the site has ended. */
const notBuilt = (basePath: string) => html`<!doctype html>
<html lang="ca">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="refresh" content="10">
    <title>La documentació s’està fent</title>
  </head>
  <body>
    <main>
      <h1>La documentació s’està fent</h1>
      <p><code>npm start</code> la fa la primera vegada, i cada vegada que canvia. Tarda un minut o dos, i esta pàgina es torna a carregar sola. Si no acaba, <code>npm run docs:site</code> diu per què.</p>
      <p>Mentrestant, les etiquetes són en <a href="${basePath}/aparador">l’aparador</a>, i les guies, en la carpeta <code>docs</code>.</p>
    </main>
  </body>
</html>`;

/**
 * Serves the built documentation at `/documentacio/`, under a policy of its own: the generator has inline scripts,
 * whose hashes the build lists, and a search in WebAssembly.
 * The files are read at each request, since a build may replace them.
 */
export async function documentation(
  app: FastifyInstance,
  { config: { basePath }, folder = builtSite }: Pick<DemoContext, 'config'> & { folder?: string },
): Promise<void> {
  app.get('/documentacio', (_request, reply) => reply.redirect(`${basePath}/documentacio/`));
  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ url }, reply) => {
      const [path = '', query] = url.split('?');
      if (!/(\/|\.\w+)$/.test(path)) return reply.redirect(`${path}/${query ? `?${query}` : ''}`);
      const scripts = scriptsOf(folder, basePath);
      if (!scripts) return sendNotBuilt(reply, basePath);
      reply.header('content-security-policy', policyOf(scripts));
      reply.header('cache-control', 'no-cache');
      return undefined;
    });
    await scope.register(fastifyStatic, {
      root: folder,
      // the folder comes with the first build; the server may not be allowed to write it
      suppressWarning: true,
      prefix: '/documentacio/',
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply: FastifyReply, path: string) {
        if (path.includes('/_astro/')) reply.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
  });
}

function sendNotBuilt(reply: FastifyReply, basePath: string): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', '10')
    .type('text/html; charset=utf-8')
    .send(String(notBuilt(basePath)));
}

/** Hashes of the inline scripts; undefined without a site for this base path. */
function scriptsOf(folder: string, basePath: string): string[] | undefined {
  try {
    const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
    return site.basePath === basePath ? site.scripts : undefined;
  } catch {
    return undefined;
  }
}

function policyOf(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    // the search is WebAssembly
    `script-src 'self' 'wasm-unsafe-eval' ${scripts.map((hash) => `'${hash}'`).join(' ')}`,
    "style-src-elem 'self'",
    // colours of code
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
