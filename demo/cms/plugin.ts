import type { FastifyInstance } from 'fastify';
import type { Db } from '../api/database/database.types.ts';
import { readPoll } from '../api/polls/read-poll.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { type CmsConfig, createSiteContext } from './site-context.ts';

export interface CmsOptions {
  config: CmsConfig;
  db: Db;
}

/**
 * The demo's CMS: complete pages rendered on the server, their pictures and their files.
 * Register it with `config.basePath` as prefix. It answers what no other plugin knows with its 404 page,
 * and errors thrown in its own routes with the page of their status.
 */
export async function cms(app: FastifyInstance, { config, db }: CmsOptions): Promise<void> {
  const context = createSiteContext(config);
  assetRoutes(app, context);
  pictureRoutes(app);
  pageRoutes(app, { context, readPoll: (id) => readPoll(db, id, config.now()) });
}
