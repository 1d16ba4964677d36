import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { type CompressedText, compress, sendCompressed } from '../../demo/api/http/compressed.ts';
import { page as pageHeaders } from '../../demo/cms/assets/cache-headers.ts';
import { readConfig } from '../../demo/config.ts';
import { distFiles } from '../../demo/http/dist-files.ts';
import { securityHeaders } from '../../demo/http/security-headers.ts';
import { startDemo } from '../../demo/server.ts';
import type { Manifest } from '../../scripts/build/manifest.ts';
import { type ButtonVariant, buttonsPage, cardsStyle } from '../in-page/buttons-page.ts';
import { feedPage, feedStyle } from '../in-page/feed-page.ts';
import { type EmbeddedPage, mediaPage } from '../in-page/media-page.ts';
import { inPage } from '../in-page/page.ts';
import { installPeers } from '../peers/install.ts';
import { type PlayerPeer, playerPage } from '../peers/players.ts';
import { makeBuilds } from './builds.ts';
import { makeCertificate } from './certificate.ts';
import {
  type Variant,
  withBuild,
  withFilesOf,
  withFloor,
  withGoalTags,
  withoutWidgets,
  withPeer,
  withWholeTags,
} from './variants.ts';

export interface BenchServer {
  url: string;
  protocol: 'HTTP/2' | 'HTTP/1.1';
  /** Hash of the public key that the browser must trust; undefined without TLS. */
  keyHash: string | undefined;
  /** Path of the article that is measured. */
  article: string;
  close(): Promise<void>;
}

export interface ServerOptions {
  root: string;
  /** Folder of a previous `dist` to measure as well. */
  previous: string | undefined;
  /** Serves the showroom and the documentation too, which a site in production has not. */
  showroom?: boolean;
}

/**
 * Serves the demo's real article in all its variants, from one origin over HTTP/2 as a real site would. Compression,
 * headers and lifetimes are the same. Forwards all other requests to the demo.
 */
export async function startServer({ root, previous, showroom = false }: ServerOptions): Promise<BenchServer> {
  const peers = await installPeers();
  const { folders } = await makeBuilds(root, previous);
  const certificate = makeCertificate();
  // explicit, because Vite's build sets NODE_ENV for the whole process
  const options = { production: false, showroom, seed: true, logLevel: 'silent' } as const;
  const demo = await startDemo({ port: 0, dataDir: 'memory', ...options });
  const app = (certificate
    ? Fastify({ http2: true, https: { ...certificate, allowHTTP1: true } })
    : Fastify()) as unknown as FastifyInstance;

  await securityHeaders(app, readConfig({}, { publicUrl: demo.url }));
  for (const [name, folder] of Object.entries({ ...folders, ...peers }))
    await app.register(async (scope) => distFiles(scope, { folder, prefix: `/${name}` }));

  const { path, html } = await findArticle(demo.url);
  const pages = variantsOf(html, folders);
  app.get(path, (request, reply) => {
    const { variant = 'ours' } = request.query as { variant?: Variant };
    const text = pages[variant];
    if (!text) return reply.code(404).send();
    // peers insert styles and HTML that our pages' policy forbids
    if (Object.hasOwn(peers, variant)) reply.removeHeader('content-security-policy');
    return sendCompressed(request, reply.headers(pageHeaders).type('text/html; charset=utf-8'), text);
  });
  app.get<{ Params: { library: string } }>('/in-page/:library', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(inPage(request.params.library)),
  );
  app.get('/buttons/cards.css', (_request, reply) => reply.type('text/css').send(cardsStyle(root)));
  app.get<{ Params: { variant: ButtonVariant } }>('/buttons/:variant', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(buttonsPage(BUTTONS, request.params.variant)),
  );
  app.get('/feed/floor.css', (_request, reply) => reply.type('text/css').send(feedStyle));
  app.get<{ Params: { library: string } }>('/feed/:library', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(feedPage(request.params.library)),
  );
  app.get<{ Params: { variant: EmbeddedPage } }>('/media/:variant', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(mediaPage(request.params.variant)),
  );
  app.get<{ Params: { peer: PlayerPeer | 'audio' } }>('/players/:peer', (request, reply) =>
    reply
      .removeHeader('content-security-policy')
      .type('text/html; charset=utf-8')
      .send(playerPage(request.params.peer)),
  );
  passOn(app, demo.app);

  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `${certificate ? 'https' : 'http'}://localhost:${port}`,
    protocol: certificate ? 'HTTP/2' : 'HTTP/1.1',
    keyHash: certificate?.keyHash,
    article: path,
    async close() {
      await app.close();
      await demo.close();
    },
  };
}

/** The first article of Home that has a share bar and a poll. */
async function findArticle(url: string): Promise<{ path: string; html: string }> {
  const read = async (path: string) => (await fetch(url + path)).text();
  const home = await read('/');
  for (const [, path = ''] of home.matchAll(/href="(\/noticies\/[^"#?]+)"/g)) {
    const html = await read(path);
    if (html.includes('<ap-share-bar') && html.includes('<ap-poll')) return { path, html };
  }
  throw new Error('No article of Home has a share bar and a poll.');
}

/** Compresses each variant once: the bench measures the reader's work, not the server's. */
function variantsOf(html: string, folders: Record<string, string>): Partial<Record<Variant, CompressedText>> {
  const manifest = (folder: string): Manifest =>
    JSON.parse(readFileSync(join(folder, 'ap-manifest.json'), 'utf8'));
  const { ours = '', previous } = folders;
  const text = (page: string) => compress(page, 11);
  const built = manifest(ours);
  const article = withGoalTags(html, built);
  return {
    ours: text(withBuild(article, '/ours')),
    whole: text(withBuild(withWholeTags(html, built), '/ours')),
    demo: text(withBuild(html, '/ours')),
    floor: text(withFloor(article)),
    shoelace: text(withPeer(article, 'shoelace')),
    webawesome: text(withPeer(article, 'webawesome')),
    blank: text(withoutWidgets(article)),
    ...(previous && {
      previous: text(withBuild(withFilesOf(article, built, manifest(previous)), '/previous')),
    }),
  };
}

/** Number of cards on the page of favourite buttons. */
const BUTTONS = 60;

/** Headers that belong to one connection, or to HTTP/2 alone. */
const ofConnection = /^(:.*|connection|keep-alive|transfer-encoding|host)$/;

function withoutConnection<T>(headers: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));
}

function passOn(app: FastifyInstance, demo: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => {
    const answer = await demo.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: withoutConnection<IncomingHttpHeaders[string]>(request.headers) as Record<string, string>,
    });
    return reply.code(answer.statusCode).headers(withoutConnection(answer.headers)).send(answer.rawPayload);
  });
}
