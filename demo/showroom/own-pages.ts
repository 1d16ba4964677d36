import { statSync } from 'node:fs';
import { resolve } from 'node:path';
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

/**
 * Pages of who tries the tags, at `/proves/`, read anew at each request: the guide for editors begins with one. The
 * folder itself lists them.
 *
 * @param folder `PAGES_DIR`
 * @throws Error with a message for people when there is no such folder
 */
export async function ownPages(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`PAGES_DIR: there is no folder ${root}. Make it, and start again.`);
  await app.register(fastifyStatic, {
    root,
    prefix: '/proves/',
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'ignore',
    list: { format: 'html', names: ['/'], render: listed },
  });
}
