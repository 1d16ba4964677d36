import { safeUrl } from '../content/safe-url.ts';
import { parseDate } from '../i18n/dates.ts';
import type { Show, Span } from './schedule.types.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function readShow(given: unknown): Show {
  const url = fieldOf(given, 'url');
  const title = textOf(fieldOf(given, 'title'));
  const about = textOf(fieldOf(url, 'title'));
  return {
    id: String(fieldOf(given, 'id') ?? ''),
    title: title || about,
    start: parseDate(fieldOf(given, 'startTime')),
    end: parseDate(fieldOf(given, 'endTime')),
    href: safeUrl(fieldOf(url, 'href')),
    about: about === title ? undefined : about || undefined,
  };
}

const placeOf = ({ start }: Show): number => start?.getTime() ?? Number.POSITIVE_INFINITY;

/**
 * Shows by their beginning, those of one moment in the order given, and those without one after all others (SCHED-11). Holes and
 * overlaps stay as they are. What has no title says nothing and is left out.
 */
export function readShows(given: readonly unknown[]): Show[] {
  const shows = given.map(readShow).filter(({ title }) => title !== '');
  return shows.sort((one, other) => {
    const [before, after] = [placeOf(one), placeOf(other)];
    return before === after ? 0 : before - after;
  });
}

/** On air: from its start until just before its end (SCHED-10). What ends before it begins never is. */
export const isOn = ({ start, end }: Span, now: Date): boolean =>
  start !== undefined && end !== undefined && start <= now && now < end;

/** Index of the current show, else of the next, else of the last (SCHED-08). */
export function currentPlace(shows: readonly Span[], now: Date): number {
  const on = shows.findIndex((show) => isOn(show, now));
  if (on >= 0) return on;
  const next = shows.findIndex(({ start }) => start !== undefined && start > now);
  return next >= 0 ? next : Math.max(0, shows.length - 1);
}
