import { safeUrl } from '../../src/content/safe-url.ts';
import { sessionStore } from '../../src/storage/safe-storage.ts';

export interface LastHourNews {
  headline: string;
  text: string;
  href: string | undefined;
}

const textOf = (value: string | null | undefined) => (value ?? '').trim();

/** Reads the attributes, or else the server content. */
export function readLastHour(
  line: Element | undefined,
  given: { [Name in keyof LastHourNews]?: string | undefined },
): LastHourNews {
  const strong = line?.querySelector('strong');
  const rest = strong ? line?.querySelector('span') : line;
  const link = line?.matches('a[href]') ? line : line?.querySelector('a[href]');
  return {
    headline: textOf(given.headline) || textOf(strong?.textContent),
    text: textOf(given.text) || textOf(rest?.textContent),
    href: safeUrl(given.href ?? link?.getAttribute('href')),
  };
}

/** Identifies a piece of news by its link and its headline, or its text if it has none (LASTH-03). */
export const keyOf = ({ href, text, headline }: LastHourNews): string =>
  JSON.stringify([href ?? '', headline || text]);

const KEY = 'ap-last-hour';

export const dismissed = (): string | null => sessionStore.get(KEY);
export const dismiss = (news: LastHourNews): void => sessionStore.set(KEY, keyOf(news));
