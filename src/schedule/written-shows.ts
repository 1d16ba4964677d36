import { safeUrl } from '../content/safe-url.ts';
import { parseDate } from '../i18n/dates.ts';
import type { Show, Span } from './schedule.types.ts';

/** Reads the time of a show from an element that `showHtml` has written. */
export const spanOf = (element: HTMLElement): Span => ({
  start: parseDate(element.querySelector('time')?.dateTime),
  end: parseDate(element.dataset.end),
});

type Said = Pick<Show, 'id' | 'title' | 'href'> & Span;

const asList = ({ id, title, href, start, end }: Said) => [id, title, href, start?.getTime(), end?.getTime()];

function written(element: HTMLElement): Said {
  const title = element.querySelector('.ap-show-title');
  return {
    id: element.dataset.showId ?? '',
    title: title?.textContent?.trim() ?? '',
    href: safeUrl(title?.querySelector('a')?.getAttribute('href')),
    ...spanOf(element),
  };
}

/** Tests whether the server's shows are those of the data: then they stay. */
export const saysTheSame = (elements: readonly HTMLElement[], shows: readonly Show[]): boolean =>
  JSON.stringify(elements.map(written).map(asList)) === JSON.stringify(shows.map(asList));
