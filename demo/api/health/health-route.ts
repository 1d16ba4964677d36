import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { fields, text } from '../http/json-schema.ts';

/** Registers the health check for load balancers: 200 when the database responds, else 503. */
export function healthRoute(app: FastifyInstance, { db }: DemoContext): void {
  app.get('/health', {
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
      await sql`select 1`.execute(db).catch((error) => {
        request.log.error({ err: error }, 'database does not answer');
        throw new ApiError('UNAVAILABLE');
      });
      return { status: 'ok' };
    },
  });
}
