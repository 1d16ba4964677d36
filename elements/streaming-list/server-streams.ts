import type { Stream } from '../../src/api/streaming.types.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { toJson } from '../../src/page/to-json.ts';

const ofTheData = ({ id, kicker, title, video, audio }: Stream) =>
  [id, kicker, title, safeUrl(video?.href), safeUrl(audio?.href)].map((part) => part?.trim() ?? '');

function ofTheServer(item: HTMLElement): string[] {
  const text = (selector: string) => item.querySelector(selector)?.textContent?.trim() ?? '';
  const address = (kind: string) =>
    item.querySelector(`a[data-kind="${kind}"]`)?.getAttribute('href')?.trim() ?? '';
  const { streamId = '' } = item.dataset;
  return [streamId, text('.ap-stream-kicker'), text('.ap-stream-title'), address('video'), address('audio')];
}

/** Whether the server's list says what the streams say: then it stays (pictures are not looked at). */
export function saysTheSame(list: HTMLElement, streams: readonly Stream[]): boolean {
  const items = [...list.children] as HTMLElement[];
  return toJson(items.map(ofTheServer)) === toJson(streams.map(ofTheData));
}
