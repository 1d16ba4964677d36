import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const immutable = 'public, max-age=31536000, immutable';
const renewed = 'public, max-age=600, stale-while-revalidate=86400';

/**
 * Serves the built bundle. `/dist` is the current version: browsers cache its entry for ten minutes and its hashed
 * chunks for ever. `/dist/{version}` is pinned, and never changes. Files compressed by the build are sent unchanged.
 * Any site may load them.
 */
export async function distFiles(
  app: FastifyInstance,
  { folder, prefix }: { folder: string; prefix: string },
): Promise<void> {
  if (!existsSync(folder)) return;
  const version = builtVersion(folder);
  const lifetime = (file: string) => (file.startsWith('chunks/') ? immutable : renewed);
  await serve(app, folder, `${prefix}/dist/`, lifetime);
  if (version) await serve(app, folder, `${prefix}/dist/${version}/`, () => immutable);
}

function serve(app: FastifyInstance, root: string, prefix: string, lifetime: (file: string) => string) {
  return app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    setHeaders(reply: FastifyReply, path: string) {
      const file = relative(root, path).split(sep).join('/');
      reply.header('cache-control', lifetime(file));
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

function builtVersion(folder: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(join(folder, 'ap-manifest.json'), 'utf8'));
    return typeof version === 'string' && /^\d+\.\d+\.\d+[\w.-]*$/.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}
