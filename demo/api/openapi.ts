import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { DemoConfig } from '../config.ts';

/** Describes every route that is registered after it, at `/api/openapi.json`. */
export async function openapi(app: FastifyInstance, config: DemoConfig): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Demo API',
        version: '1.0.0',
        description: 'Calls of the widgets. Writes need the same origin; their bodies are application/json.',
      },
      tags: [
        { name: 'poll', description: 'Polls and votes' },
        { name: 'live', description: 'Live feeds and the streams on air' },
        { name: 'newsroom', description: 'What the staff writes' },
        { name: 'user', description: 'Accounts' },
        { name: 'dev', description: 'Only outside production' },
        { name: 'server', description: 'State of the server' },
      ],
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'ap-session' } },
      },
    },
    refResolver: { buildLocalReference: (json) => String(json.$id) },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { ...app.swagger(), servers: [{ url: config.publicUrl }] };
  });
}
