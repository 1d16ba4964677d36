import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Pages of who tries the tags, at `/proves/`, read anew at each request: the guide for editors begins with one.
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
  });
}
