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
 * Sorts shows by their start; shows with the same start keep their order, and those without one come last (SCHED-11).
 * Gaps and overlaps stay. Shows without a title are left out.
 */
export function readShows(given: readonly unknown[]): Show[] {
  const shows = given.map(readShow).filter(({ title }) => title !== '');
  return shows.sort((one, other) => {
    const [before, after] = [placeOf(one), placeOf(other)];
    return before === after ? 0 : before - after;
  });
}

/** Tests whether a show is on air: from its start until just before its end (SCHED-10). Never if it ends before. */
export const isOn = ({ start, end }: Span, now: Date): boolean =>
  start !== undefined && end !== undefined && start <= now && now < end;

/** Index of the current show, else of the next, else of the last (SCHED-08). */
export function currentPlace(shows: readonly Span[], now: Date): number {
  const on = shows.findIndex((show) => isOn(show, now));
  if (on >= 0) return on;
  const next = shows.findIndex(({ start }) => start !== undefined && start > now);
  return next >= 0 ? next : Math.max(0, shows.length - 1);
}
