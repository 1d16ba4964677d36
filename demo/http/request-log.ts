import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { DemoConfig } from '../config.ts';

/**
 * Structured lines on standard output. They name the route and never the address, the query, a header or a body,
 * so no personal data gets into them.
 */
export function loggerOptions(config: DemoConfig): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false;
  return { level: config.logLevel, base: null, serializers: { err: describeError } };
}

/** One line for each answer. */
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

/** Messages of the database can hold the values of a query, so of its errors only code and place are kept. */
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
