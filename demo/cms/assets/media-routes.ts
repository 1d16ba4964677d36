import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { handleError } from '../../api/http/error-handler.ts';
import { mediaVersion } from '../content/media-folder.ts';
import { daily, immutable } from './cache-headers.ts';

const media = fileURLToPath(new URL('media/', import.meta.url));

export const hls = 'application/vnd.apple.mpegurl';

/** Media types that common tables lack, have differently, or have without the encoding. */
const types: Record<string, string> = {
  '.m3u8': hls,
  '.m4a': 'audio/mp4',
  '.m4s': 'video/iso.segment',
  '.mpd': 'application/dash+xml',
  '.vtt': 'text/vtt; charset=utf-8',
};

/**
 * Serves the media of contents. Nothing is compressed, since players request ranges; versioned files are cached for
 * ever.
 */
export function mediaRoutes(app: FastifyInstance): void {
  const setHeaders = (reply: FastifyReply, path: string) => {
    const type = types[extname(path)];
    if (type) reply.header('content-type', type);
    reply.headers(path.startsWith(`${media}${mediaVersion}`) ? immutable : daily);
  };
  const options = { decorateReply: false, index: false, cacheControl: false, setHeaders } as const;
  app.register(async (files) => {
    // players read no page
    files.setErrorHandler(handleError);
    // only existing files get a route, so that other addresses lead to the page for 404
    await files.register(fastifyStatic, {
      ...options,
      root: media,
      prefix: '/assets/media/',
      wildcard: false,
    });
  });
}
