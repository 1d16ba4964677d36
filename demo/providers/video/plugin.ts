import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../../api/context.ts';
import { findVideo } from '../../cms/content/media-library.ts';
import { framePage, frameStyle } from './frame-page.ts';
import { PlaybackRefusal } from './playback-error.ts';
import { playbackRoutes } from './playback-routes.ts';

/**
 * The demo's video provider, which simulates the broadcaster's real one: its Playback API at `/playback/v1` and its
 * frame player at `/reproductors`. It plays the demo's own videos.
 */
export async function videoProvider(
  app: FastifyInstance,
  { config }: Pick<DemoContext, 'config'>,
): Promise<void> {
  const { basePath } = config;
  await app.register(
    async (playback) => {
      playback.setErrorHandler((error, request, reply) => {
        const refusal = error instanceof PlaybackRefusal ? error : new PlaybackRefusal('SERVER_ERROR');
        if (refusal !== error) request.log.error(error);
        return reply.code(refusal.statusCode).send(refusal.body);
      });
      playback.setNotFoundHandler((_request, reply) => {
        const { statusCode, body } = new PlaybackRefusal('RESOURCE_NOT_FOUND');
        return reply.code(statusCode).send(body);
      });
      // pages of any site may play the videos that the key allows
      playback.addHook('onSend', async (_request, reply) => {
        reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin');
      });
      await playback.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: {
            title: 'Playback API of the demo',
            version: '1.0.0',
            description: 'In the shape of the video provider’s own; see docs/media.md.',
            license: { name: 'MIT', identifier: 'MIT' },
          },
          tags: [{ name: 'video', description: 'Videos and audios' }],
          components: {
            securitySchemes: {
              policyKey: { type: 'apiKey', in: 'header', name: 'BCOV-Policy' },
            },
          },
        },
        refResolver: { buildLocalReference: (json) => String(json.$id) },
      });
      playback.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=300');
        return { ...playback.swagger(), servers: [{ url: `${config.publicUrl}${basePath}` }] };
      });
      playbackRoutes(playback, { basePath });
    },
    { prefix: '/playback/v1' },
  );

  app.get('/reproductors/frame.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').type('text/css; charset=utf-8').send(frameStyle),
  );

  app.get<{ Params: { player: string }; Querystring: { videoId?: unknown; t?: unknown } }>(
    '/reproductors/:account/:player/index.html',
    (request, reply) => {
      const { videoId, t } = request.query;
      const video = findVideo(String(videoId));
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(String(framePage(video, basePath, String(t))));
    },
  );
}
