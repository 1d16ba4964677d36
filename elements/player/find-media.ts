import { ApiError } from '../../src/api/client.ts';
import { fetchPlayback, playbackCode } from '../../src/api/playback.ts';
import { config } from '../../src/config/config.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import type { Media } from '../../src/media/engine.types.ts';
import { faultOfNetwork, faultOfStatus, MediaFault } from '../../src/media/fault.ts';
import { mediaOf, serverMedia } from './server-media.ts';

/** Media by its id at the video service, or by its address. */
export interface NamedMedia {
  bcId?: string | undefined;
  account?: string | undefined;
  src?: string | undefined;
}

/** Fault for a rejection by the provider (BEY-19). */
function faultOfPlayback(error: unknown): MediaFault {
  if (!(error instanceof ApiError)) return new MediaFault('unreadable');
  const { type, status } = error;
  const code = playbackCode(error);
  if (code === 'CLIENT_GEO') return new MediaFault('blocked', status);
  if (code === 'VIDEO_NOT_PLAYABLE') return new MediaFault('expired', status);
  if (type === 'network') return faultOfNetwork(status);
  if (type === 'timeout') return new MediaFault('stalled', status);
  return faultOfStatus(status);
}

/**
 * Finds the media to play: an address, the provider's response, or the media of the server's player.
 * @throws {MediaFault}
 */
export async function findMedia(
  host: HTMLElement,
  { bcId, account, src }: NamedMedia,
  signal: AbortSignal,
): Promise<Media> {
  const address = safeUrl(src);
  if (address !== undefined) return { sources: [{ src: address }], texts: [] };
  if (bcId) {
    const owner = account || config().videoAccount;
    if (!owner) {
      warnAttribute(host, 'account', '', 'el compte del servei de vídeo, ací o en <ap-config video-account>');
      throw new MediaFault('unreadable');
    }
    try {
      return await fetchPlayback(owner, bcId, signal);
    } catch (error) {
      throw faultOfPlayback(error);
    }
  }
  const server = serverMedia(host);
  return server ? mediaOf(server) : { sources: [], texts: [] };
}
