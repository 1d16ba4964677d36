import { realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic, { type ListRender } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { html } from '../../src/server/html.ts';

/** Lists the content of a folder without `index.html`. */
const listed: ListRender = (folders, files) => {
  const links = [...folders, ...files].map(({ name, href }) => html`<li><a href="${href}">${name}</a></li>`);
  return String(html`<!doctype html>
<html lang="ca">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <title>Les vostres pàgines</title>
  <h1>Les vostres pàgines</h1>
  ${links.length > 0 ? html`<ul>${links}</ul>` : html`<p>Encara no hi ha cap fitxer.</p>`}
</html>`);
};

/** Tests whether a path leads to a file below the root, with its links followed; a path that leads nowhere is 404. */
function isInside(root: string, path: string): boolean {
  try {
    const file = realpathSync(join(root, path));
    return file === root || file.startsWith(root + sep);
  } catch {
    return false;
  }
}

/**
 * Pages of who tries the tags, at `/proves/`, read anew at each request: the guide for editors begins with one. The
 * folder itself lists them. Links that lead out of it are 404.
 *
 * @param folder `PAGES_DIR`
 * @throws Error with a message for people when there is no such folder
 */
export async function ownPages(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`PAGES_DIR: there is no folder ${root}. Make it, and start again.`);
  const realRoot = realpathSync(root);
  await app.register(fastifyStatic, {
    root: realRoot,
    // a link to another folder would open every file that the server may read
    allowedPath: (path) => isInside(realRoot, path),
    prefix: '/proves/',
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'ignore',
    list: { format: 'html', names: ['/'], render: listed },
  });
}
