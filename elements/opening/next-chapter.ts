import type { NextContent } from '../../src/api/next-content.types.ts';
import { parseUrl, safeUrl } from '../../src/content/safe-url.ts';
import { durationStamp } from '../../src/i18n/durations.ts';
import { ownBase, ownOrigin } from '../../src/page/own-address.ts';
import type { Chapter } from './next-machine.ts';

/** Address on another origin, which this page may not show (W-32). */
export class ForeignAddress extends Error {}

/** Replaces the title of the current chapter in the window's title by the next one. */
function pageTitleOf({ pageTitle, title }: Pick<Chapter, 'pageTitle' | 'title'>, next: string): string {
  return title && pageTitle.includes(title) ? pageTitle.replace(title, () => next) : next;
}

/** Fields missing in the response; none when nothing follows. Playback needs all but the title. */
export function missingIn(answer: NextContent): string[] {
  const { nextContentId, nextContentBcId, nextContentUrl, chapter } = answer;
  const fields = { nextContentId, nextContentBcId, nextContentUrl, 'chapter.title': chapter?.title };
  const missing = Object.entries(fields).flatMap(([name, value]) => (value ? [] : name));
  return missing.length === Object.keys(fields).length ? [] : missing;
}

/**
 * Reads the next chapter of a response; null after the last.
 * @param nameOf title for a page without one
 * @throws {ForeignAddress} when its page is of another origin: it is neither played nor shown (PLAY-31)
 */
export function nextChapter(
  current: Chapter,
  { chapter, ...next }: NextContent,
  nameOf: (url: string) => string,
): Chapter | null {
  const { nextContentId: id, nextContentBcId: bcId, nextContentUrl } = next;
  if (!id || !bcId || !nextContentUrl) return null;
  const address = safeUrl(nextContentUrl);
  const url = address ? parseUrl(address, ownBase()) : undefined;
  if (url?.origin !== ownOrigin())
    throw new ForeignAddress(`next content of another origin: ${nextContentUrl}`);
  const title = chapter?.title || nameOf(url.href);
  return {
    id,
    bcId,
    title,
    url: url.href,
    pageTitle: pageTitleOf(current, title),
    downloadUrl: safeUrl(chapter?.downloadFile?.url) ?? null,
    texts: {
      title,
      episode: chapter?.episode ?? '',
      duration: durationStamp(chapter?.duration) ?? '',
      summary: chapter?.resume.map(({ html }) => html).join('') ?? '',
    },
  };
}
