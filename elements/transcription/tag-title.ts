import type { TranscriptionTag } from './transcription.types.ts';

/** Text of a tag's link: its title, or the last segment of its address (TRANS-04). */
export function tagTitle({ href, title }: TranscriptionTag): string {
  if (typeof title === 'string' && title.trim()) return title.trim();
  const path = href.replace(/[?#].*$/, '').replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '');
  const segment = path.split('/').findLast((one) => one !== '') ?? '';
  try {
    return decodeURIComponent(segment) || href;
  } catch {
    return segment;
  }
}
