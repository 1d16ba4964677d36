import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { personal } from '../assets/cache-headers.ts';
import { hls } from '../assets/media-routes.ts';
import { mediaVersion } from '../content/media-folder.ts';
import { livePlaylist, readSegments } from './live-playlist.ts';

/** Channels that are always on, by the folder of their segments. */
const channels = ['live-tv', 'live-radio'] as const;

/** Registers the playlists of the live channels, each generated at the time of the request. */
export function liveStreamRoutes(app: FastifyInstance, { now }: { now: () => Date }): void {
  for (const channel of channels) {
    const file = new URL(`../assets/media/${mediaVersion}/${channel}/segments.m3u8`, import.meta.url);
    app.get(`/assets/media/live/${channel}.m3u8`, async (_request, reply) => {
      const segments = readSegments(await readFile(file, 'utf8'));
      return reply
        .headers(personal)
        .type(hls)
        .send(livePlaylist(segments, `../${mediaVersion}/${channel}`, now()));
    });
  }
}
