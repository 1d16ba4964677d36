import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { DatabaseClock } from '../api/clock/database-clock.ts';
import type { DemoContext } from '../api/context.ts';
import type { Db } from '../api/database/database.types.ts';
import { type OpenDatabase, openDatabase } from '../api/database/open-database.ts';
import { limitArrival } from '../api/http/arrival.ts';
import { handleError, refuseAddress } from '../api/http/error-handler.ts';
import { mostBytes } from '../api/http/json-body.ts';
import { PublicResponses } from '../api/http/public-responses.ts';
import { repeat } from '../api/http/repeat.ts';
import { requireSameOrigin } from '../api/http/same-origin.ts';
import { openMailer } from '../api/mail/mailer.ts';
import { openOutbox } from '../api/mail/outbox.ts';
import { openapi } from '../api/openapi.ts';
import { api } from '../api/plugin.ts';
import { registerVoteRateLimits } from '../api/polls/vote-limits.ts';
import { countRequests } from '../api/security/count-requests.ts';
import { pinPepper } from '../api/security/pin-pepper.ts';
import { serverSecret } from '../api/security/server-secret.ts';
import { type DemoConfig, type DemoOptions, readConfig } from '../config.ts';
import { seed } from '../seeds/seed.ts';
import { explainPort, publish } from './address.ts';
import { readClientAddresses } from './client-address.ts';
import { devPages } from './dev-pages.ts';
import { distFiles } from './dist-files.ts';
import { Drain } from './drain.ts';
import { requireOwnHost } from './own-host.ts';
import { requirePlainAddress } from './plain-address.ts';
import { readableAddress } from './readable-address.ts';
import { loggerOptions, logRequests, readRequestId } from './request-log.ts';
import { buildSerializer, buildValidator } from './schema-compilers.ts';
import { securityHeaders } from './security-headers.ts';

export interface Demo {
  /** Address of the server, with the base path: `http://localhost:4173`. */
  url: string;
  app: FastifyInstance;
  db: Db;
  /** Reports 503 as its health, and resolves when nobody sends it requests any more. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Adds plugins besides the API and the bundle; registered after the base path. */
export type Pages = (app: FastifyInstance, context: DemoContext) => Promise<void>;

/**
 * Opens and seeds the database, then listens. Options take precedence over the environment.
 * @throws Error with a readable message when the configuration, the folder or the port cannot be used.
 */
export async function startServer(options: DemoOptions, pages: Pages): Promise<Demo> {
  const config = readConfig(process.env, options);
  const database = await openSeeded(config);
  try {
    const drain = new Drain({
      healthRoute: `${config.basePath}/api/health`,
      seconds: config.drainSeconds,
      isDatabaseAway: database.isAway,
    });
    const app = await createApp({ config, db: database.db, drain }, pages);
    const url = await listen(app, config);
    const close = async () => {
      // a reader who stops reading a long response, for example a video, would keep the server and its database open
      // for ever
      const cutOff = setTimeout(() => app.server.closeAllConnections(), config.closeWithin);
      await app.close().finally(() => clearTimeout(cutOff));
      await database.close();
    };
    return { url, app, db: database.db, drain: () => drain.begin(), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database with its tables and, outside production, its samples. */
export async function openSeeded(config: DemoConfig): Promise<OpenDatabase> {
  const database = await openDatabase(config);
  try {
    if (config.seed) await seed(database.db, config);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Creates the complete server without listening. */
export async function createApp(
  { config, db, drain }: Omit<DemoContext, 'mailer'> & { drain?: Drain },
  pages: Pages,
): Promise<FastifyInstance> {
  const publicResponses = new PublicResponses({
    basePath: config.basePath,
    now: () => config.now(),
    isPaused: () => drain?.hasBegun ?? false,
    onHit: () => drain?.noteRequest(),
  });
  const app = Fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => (config.trustProxy && readRequestId(headers)) || randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    frameworkErrors: refuseAddress,
    // for calls of the API, such addresses are refused instead
    rewriteUrl: ({ url = '/' }) => (url.startsWith(`${config.basePath}/api/`) ? url : readableAddress(url)),
    bodyLimit: mostBytes,
    schemaController: { compilersFactory: { buildSerializer, buildValidator } },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    connectionTimeout: config.stallWithin,
    // the showroom first reads every tag, which can exceed the framework's ten seconds on a slow or busy machine
    pluginTimeout: 60_000,
  });
  publicResponses.watch(app);
  readClientAddresses(app);
  limitArrival(app, 30_000);
  drain?.watch(app);
  if (config.followsDatabaseTime) {
    const clock = new DatabaseClock(db, app.log);
    await clock.compare();
    config.now = clock.now;
    repeat(app, { every: 60_000, failure: 'the time of the database is not read' }, () => clock.compare());
  }
  const direct = await openMailer(config, db, app.log);
  app.addHook('onClose', () => direct.close());
  const mailer = openOutbox({
    db,
    config,
    mailer: direct,
    key: () => pinPepper({ db, config }),
    log: app.log,
  });
  repeat(app, { every: 60_000, failure: 'the outbox is not emptied' }, (ending) => mailer.deliver(ending));
  const context: DemoContext = { config, db, mailer };
  app.setErrorHandler(handleError);
  logRequests(app);
  await securityHeaders(app, config);
  await app.register(cookie, { secret: await serverSecret(db, 'cookie-secret') });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    requireOwnHost(request, config);
    requirePlainAddress(request);
    if (!request.routeOptions.config.acceptsOtherSites) requireSameOrigin(request, config.publicUrl);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
  });
  const { basePath } = config;
  if (config.dev) devPages(app, basePath);
  else await distFiles(app, { folder: join(import.meta.dirname, '../../dist'), prefix: basePath });
  await countRequests(app, { config, db });
  registerVoteRateLimits(app, context);
  await openapi(app, config);
  await app.register(api, { ...context, prefix: `${basePath}/api` });
  await app.register(pages, { ...context, prefix: basePath });
  return app;
}

/** Listens, and then sets the origin: without PUBLIC_URL it is known only now, before any request. */
async function listen(app: FastifyInstance, config: DemoConfig): Promise<string> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw explainPort(error, config.port);
  }
  return publish(config, app.server.address() as AddressInfo);
}
