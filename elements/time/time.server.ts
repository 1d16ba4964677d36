import { formatDay, formatFull, formatTime } from '../../src/i18n/dates.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './time.element.ts';

export interface TimeData {
  date: Date;
  format?: 'relative' | 'day' | undefined;
}

/** Renders `<ap-time>` with a clock time that stays true in caches; the widget makes it relative (FMT-01..07). */
export function timeTag({ date, format }: TimeData): SafeHtml {
  const datetime = date.toISOString();
  const text = format === 'day' ? formatDay(date) : formatTime(date);
  return tag(
    contract,
    { datetime, format },
    html`<time datetime="${datetime}" title="${formatFull(date)}">${text}</time>`,
  );
}

export const sample: TimeData = { date: new Date('2026-03-08T09:00:00Z') };
