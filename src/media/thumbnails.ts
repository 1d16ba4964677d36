import { parseUrl, safeUrl } from '../content/safe-url.ts';

/** Part of an image that previews the picture between two times, in seconds. */
export interface Thumbnail {
  start: number;
  end: number;
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const CUE = /([\d:.]+) +--> +([\d:.]+)[^\n]*\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)/g;

/** «1:02:03.500» and «02:03.500». */
const secondsOf = (time: string): number =>
  time.split(':').reduce((whole, part) => whole * 60 + Number(part), 0);

/** Reads the thumbnails of a WebVTT file; skips malformed ones. */
export function readThumbnails(vtt: string, base: string): Thumbnail[] {
  return [...vtt.replace(/\r\n?/g, '\n').matchAll(CUE)].flatMap((cue) => {
    const [, start = '', end = '', address, ...numbers] = cue;
    const src = safeUrl(address) && parseUrl(address ?? '', base)?.href;
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return src ? [{ start: secondsOf(start), end: secondsOf(end), src, x, y, width, height }] : [];
  });
}

/** @throws when the file cannot be loaded; the preview then has no picture */
export async function fetchThumbnails(src: string, signal: AbortSignal): Promise<Thumbnail[]> {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new Error(`thumbnails: ${answer.status}`);
  return readThumbnails(await answer.text(), answer.url);
}
