import { fieldsOf, text } from '../page/read-unknown.ts';
import { callApi, ShapeError } from './client.ts';
import type { Stream } from './streaming.types.ts';

function readHref(value: unknown): { href: string } | undefined {
  const href = text(fieldsOf(value).href);
  return href ? { href } : undefined;
}

function readImage(value: unknown): Stream['image'] {
  const { src, alt } = fieldsOf(fieldsOf(value).image);
  return text(src) ? { image: { src: text(src), alt: text(alt) } } : undefined;
}

/** Reads a stream; undefined without an id or a title. */
function readStream(value: unknown): Stream | undefined {
  const { id, kicker, title, video, audio, image } = fieldsOf(value);
  if ((typeof id !== 'string' && typeof id !== 'number') || !text(title).trim()) return undefined;
  const [seen, heard, picture] = [readHref(video), readHref(audio), readImage(image)];
  return {
    id: String(id),
    kicker: text(kicker),
    title: text(title),
    ...(seen && { video: seen }),
    ...(heard && { audio: heard }),
    ...(picture && { image: picture }),
  };
}

/** Reads the streams; skips malformed and repeated ones. */
export function readStreams(values: readonly unknown[]): Stream[] {
  const streams = new Map<string, Stream>();
  for (const value of values) {
    const stream = readStream(value);
    if (stream && !streams.has(stream.id)) streams.set(stream.id, stream);
  }
  return [...streams.values()];
}

function readAnswer(answer: unknown): Stream[] {
  const { streamingList } = fieldsOf(answer);
  if (!Array.isArray(streamingList)) throw new ShapeError('streamingList');
  return readStreams(streamingList);
}

/**
 * API-28: what is on air now. Malformed streams are skipped, so that the others stay on air.
 *
 * @param excludeId the channel of the page itself, which is left out (STRM-02)
 * @throws {ApiError}
 */
export function fetchStreams(excludeId?: string): Promise<Stream[]> {
  const path = `/api/front/streaming/list${excludeId ? `/${encodeURIComponent(excludeId)}` : ''}`;
  return callApi(path, { isRevalidated: true }, readAnswer);
}
