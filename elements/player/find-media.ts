import { ApiError } from '../../src/api/client.ts';
import { fetchPlayback, playbackCode } from '../../src/api/playback.ts';
import { config, withBase } from '../../src/config/config.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { warnAttribute, warnEditor } from '../../src/element/warn.ts';
import type { Media, Source } from '../../src/media/engine.types.ts';
import { type Fault, faultOfNetwork, faultOfStatus, MediaFault } from '../../src/media/fault.ts';
import { mediaOf, serverMedia } from './server-media.ts';

/** Media by its id at the video service, or by its address. */
export interface NamedMedia {
  bcId?: string | undefined;
  account?: string | undefined;
  src?: string | undefined;
}

/** Faults of the codes of Brightcove's Playback API and of its Playback Restrictions. */
const faults: Readonly<Record<string, Fault>> = {
  CLIENT_GEO: 'blocked',
  CLIENT_IP: 'address',
  VIDEO_NOT_PLAYABLE: 'expired',
  INVALID_POLICY_KEY: 'site',
  POLICY_ERROR: 'site',
  ACCOUNT_ID: 'site',
  ACCOUNT_NOT_FOUND: 'site',
  DOMAIN: 'site',
};

const isLimit = (code: string) => /^DENIED_BY_(STREAM|DEVICE)_LIMIT/.test(code);

/** Fault for a rejection by the provider (BEY-19). */
function faultOfPlayback(error: unknown): MediaFault {
  if (!(error instanceof ApiError)) return new MediaFault('unreadable');
  const { type, status } = error;
  const code = playbackCode(error) ?? '';
  const fault = isLimit(code) ? 'limit' : faults[code];
  if (fault) return new MediaFault(fault, status);
  if (type === 'network') return faultOfNetwork(status);
  if (type === 'timeout') return new MediaFault('stalled', status);
  return faultOfStatus(status);
}

/** Stream in HLS, by the page's template (PLAY-37). @throws {MediaFault} if there is no usable template */
function streamOf(host: HTMLElement, id: string, account = ''): Source {
  const template = config().videoTemplate ?? '';
  const address = template
    .replaceAll('{id}', encodeURIComponent(id))
    .replaceAll('{account}', encodeURIComponent(account));
  const src = safeUrl(withBase(address));
  if (src && template.includes('{id}')) return { src, type: 'application/x-mpegURL' };
  warnEditor(host, '<ap-config> video-template: s’esperava l’adreça de les emissions, amb {id}.');
  throw new MediaFault('unreadable');
}

/**
 * Finds the media to play: an address, a template, the provider's response, or the media of the server's player.
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
    const { videoAccount, videoProvider } = config();
    const owner = account || videoAccount;
    if (videoProvider === 'hls') return { sources: [streamOf(host, bcId, owner)], texts: [] };
    if (!owner) {
      warnAttribute(host, 'account', '', 'el compte del servei de vídeo, ací o en <ap-config video-account>');
      throw new MediaFault('unreadable');
    }
    try {
      return await fetchPlayback(owner, bcId, signal);
    } catch (error) {
      const fault = faultOfPlayback(error);
      if (fault.fault === 'site' || fault.fault === 'not-found')
        warnAttribute(
          host,
          'bc-id',
          bcId,
          'un vídeo del compte, amb la clau del compte i en un domini permés',
        );
      throw fault;
    }
  }
  const server = serverMedia(host);
  return server ? mediaOf(server) : { sources: [], texts: [] };
}
