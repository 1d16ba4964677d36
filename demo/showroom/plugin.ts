import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pictureFolder } from '../../scripts/derive/pictures.ts';
import type { DemoContext } from '../api/context.ts';
import { showroomModules } from './browser-modules.ts';
import { faultRoutes } from './faults.ts';
import { ownPages } from './own-pages.ts';
import { showroomRoutes } from './routes.ts';
import { seedShowroom } from './seed.ts';

/**
 * Page for developers at `/aparador`, with its files and simulated faults. The server registers it only outside
 * production (ROLE-09), with the base path as prefix.
 */
export async function showroom(app: FastifyInstance, context: DemoContext): Promise<void> {
  await seedShowroom(context.db);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  assetRoutes(app);
  await app.register(fastifyStatic, {
    root: pictureFolder,
    prefix: '/assets/showroom/pictures/',
    decorateReply: false,
    cacheControl: false,
  });
  faultRoutes(app);
  await showroomRoutes(app, context);
  if (context.config.pagesDir !== undefined) await ownPages(app, context.config.pagesDir);
}

function assetRoutes(app: FastifyInstance): void {
  for (const [name, script] of showroomModules()) {
    app.get(`/assets/showroom/${name}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    );
  }
  for (const name of ['showroom.css', 'frame.css']) {
    const style = readFileSync(new URL(`./styles/${name}`, import.meta.url), 'utf8');
    app.get(`/assets/showroom/${name}`, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(style),
    );
  }
}
