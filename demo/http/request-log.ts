import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { DemoConfig } from '../config.ts';
import { standardLog } from './log-destination.ts';

/**
 * Structured log lines on standard output. They contain the route but no address, query, header or body, and
 * therefore no personal data.
 */
export function loggerOptions(config: DemoConfig): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false;
  return { level: config.logLevel, base: null, serializers: { err: describeError }, stream: standardLog() };
}

/** Returns the id that a proxy gave a request, if it is one: it stands in each log line and in the response. */
export function readRequestId(headers: IncomingHttpHeaders): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:/+=-]{1,128}$/.test(id) ? id : undefined;
}

/** One line per response. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'answered');
  });
}

/** Logs only the code and position of database errors, since their messages may contain values of a query. */
function describeError(error: Error & { code?: unknown; severity?: unknown }) {
  const fromDatabase = error.severity !== undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code: String(error.code ?? ''),
    message: fromDatabase ? '' : error.message,
    stack: frames.join('\n'),
  };
}
