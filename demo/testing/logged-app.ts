import { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DemoContext } from '../api/context.ts';
import type { Db } from '../api/database/database.types.ts';
import { errorSchema } from '../api/http/api-error.ts';
import { handleError } from '../api/http/error-handler.ts';
import { openMailer } from '../api/mail/mailer.ts';
import { readConfig } from '../config.ts';
import { loggerOptions, logRequests } from '../http/request-log.ts';

export interface LoggedApp {
  app: FastifyInstance;
  /** Log lines of the server as JSON. */
  lines: string[];
  close(): Promise<void>;
}

/** Registers routes on a database with the most verbose log and an unreachable mail server. */
export async function loggedApp(
  db: Db,
  addRoutes: (app: FastifyInstance, context: DemoContext) => void,
): Promise<LoggedApp> {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const config = readConfig({ LOG_LEVEL: 'debug', CAPTCHA: 'off', SMTP_URL: 'smtp://127.0.0.1:1' });
  const options = loggerOptions(config);
  if (typeof options !== 'object') throw new Error('no logger');
  const app: FastifyInstance = Fastify({
    logger: { ...options, stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const mailer = await openMailer(config, db, app.log);
  await app.register(cookie);
  logRequests(app);
  app.setErrorHandler(handleError);
  app.addSchema(errorSchema);
  addRoutes(app, { config, db, mailer });
  return {
    app,
    lines,
    async close() {
      await app.close();
      await mailer.close();
    },
  };
}
