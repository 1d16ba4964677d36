import type { Stream } from '../../src/api/streaming.types.ts';
import { safeUrl } from '../../src/content/safe-url.ts';

const ofTheData = ({ id, kicker, title, video, audio }: Stream) =>
  [id, kicker, title, safeUrl(video?.href), safeUrl(audio?.href)].map((part) => part?.trim() ?? '');

function ofTheServer(item: HTMLElement): string[] {
  const text = (selector: string) => item.querySelector(selector)?.textContent?.trim() ?? '';
  const address = (kind: string) =>
    item.querySelector(`a[data-kind="${kind}"]`)?.getAttribute('href')?.trim() ?? '';
  const { streamId = '' } = item.dataset;
  return [streamId, text('.ap-stream-kicker'), text('.ap-stream-title'), address('video'), address('audio')];
}

/** Compares the server's list with the streams, pictures excepted: an equal list stays. */
export function saysTheSame(list: HTMLElement, streams: readonly Stream[]): boolean {
  const items = [...list.children] as HTMLElement[];
  return JSON.stringify(items.map(ofTheServer)) === JSON.stringify(streams.map(ofTheData));
}
