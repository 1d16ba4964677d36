import { safeUrl } from '../../src/content/safe-url.ts';
import type { Media } from '../../src/media/engine.types.ts';

/** Set on the server's media element while the widget plays it. */
export const ADOPTED = 'data-ap-adopted';

/** Tests for server content: the host itself may be inside another widget. */
const isServers = (host: HTMLElement, node: Element) =>
  node.hasAttribute(ADOPTED) || !host.contains(node.closest('[data-ap-mount]'));

/** Native player of the server content, which may already be playing. */
export function serverMedia(host: HTMLElement): HTMLMediaElement | undefined {
  const found = [...host.querySelectorAll<HTMLMediaElement>('video, audio')];
  return found.find((element) => isServers(host, element));
}

/** Server's media element, if the reader has started it. */
export function usedServerMedia(host: HTMLElement): HTMLMediaElement | undefined {
  const media = serverMedia(host);
  return media && (media.currentTime > 0 || !media.paused) ? media : undefined;
}

/** Media of the server's player. */
export function mediaOf(element: HTMLMediaElement): Media {
  const own = element.getAttribute('src');
  const named = [...element.querySelectorAll('source')].map((source) => ({
    src: source.getAttribute('src'),
    type: source.type || undefined,
  }));
  const sources = own === null ? named : [{ src: own, type: undefined }];
  return {
    sources: sources.flatMap(({ src, type }) => {
      const safe = safeUrl(src);
      return safe === undefined ? [] : [{ src: safe, type }];
    }),
    texts: [...element.querySelectorAll('track')].flatMap(({ kind, srclang, label, src }) => {
      const safe = /captions|subtitles/.test(kind) ? safeUrl(src) : undefined;
      return safe === undefined ? [] : [{ src: safe, language: srclang, label: label || srclang }];
    }),
  };
}

/** Alternative address when playback fails: the server's link, or the file itself. */
export function fallbackLink(host: HTMLElement, src: string | undefined): string | undefined {
  const written = [...host.querySelectorAll('a[href]')].find((link) => isServers(host, link));
  const server = serverMedia(host);
  const file = server && mediaOf(server).sources.at(-1)?.src;
  return safeUrl(written?.getAttribute('href')) ?? src ?? file;
}

/** Reads a time in seconds from an address or an attribute; undefined if it is invalid or not positive (CUE-06). */
export function timeOf(value: string | null | undefined): number | undefined {
  const seconds = value?.trim() ? Number(value) : Number.NaN;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Start second: the attribute's or, for the first player of the page, that of the page's address. */
export const startOf = ({ start }: { start?: number | undefined }, isFirst: boolean): number | undefined =>
  start ?? (isFirst ? timeOf(new URLSearchParams(location.search).get('t')) : undefined);
