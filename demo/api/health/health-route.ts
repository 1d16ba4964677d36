import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { fields, text } from '../http/json-schema.ts';

/**
 * Registers the health check for load balancers: 200 when the database responds, else 503. It has no rate limit, since
 * a balancer may make it from the address that all readers share. Checks at the same time share one query instead.
 */
export function healthRoute(app: FastifyInstance, { db }: DemoContext): void {
  let query: Promise<unknown> | undefined;
  const queryDatabase = () => {
    query ??= sql`select 1`.execute(db).finally(() => {
      query = undefined;
    });
    return query;
  };
  app.get('/health', {
    config: { isUnlimited: true },
    schema: {
      operationId: 'readHealth',
      summary: 'Whether the server and its database work.',
      tags: ['server'],
      response: {
        200: fields({ status: { ...text, const: 'ok' } }),
        ...failures(503),
      },
    },
    handler: async (request) => {
      await queryDatabase().catch((error) => {
        request.log.error({ err: error }, 'database does not answer');
        throw new ApiError('UNAVAILABLE');
      });
      return { status: 'ok' };
    },
  });
}
