import { makeShow } from '../../src/schedule/make-shows.ts';
import { isOn, readShows } from '../../src/schedule/read-shows.ts';
import { texts } from '../../src/schedule/schedule.texts.ts';
import type { ChannelName, ScheduleShow } from '../../src/schedule/schedule.types.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { showHtml } from '../../src/server/show-html.ts';
import { slidesRow } from '../../src/server/slides-row.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './schedule-carousel.element.ts';

export interface ScheduleCarouselData {
  channel: ChannelName;
  now: Date;
  /** Heading above the row, as html. */
  heading?: SafeHtml;
  /** Shows from the current one on, so that the row starts there without a script too. */
  shows: readonly ScheduleShow[];
  /** Stops the clock, for tests and sample pages. */
  isFixed?: boolean;
}

/** Renders `<ap-schedule-carousel>` with current and coming shows of a channel: without script a scrolling row. */
export function scheduleCarouselTag({
  channel,
  now,
  heading,
  shows,
  isFixed,
}: ScheduleCarouselData): SafeHtml {
  const read = readShows(shows);
  const row = read.length
    ? slidesRow(read.map((show) => showHtml(show, { name: 'div', isOn: isOn(show, now), texts })))
    : html`<p class="ap-schedule-empty">${texts['schedule.none']}</p>`;
  return tag(
    contract,
    { channel, now: isFixed ? now.toISOString() : undefined },
    html`${heading && html`\n  ${heading}`}
  ${row}
`,
  );
}

export const sample: ScheduleCarouselData = {
  channel: 'tv',
  now: new Date('2026-03-03T19:15:00Z'),
  heading: html`<h2>Ara en la televisió</h2>`,
  shows: [
    makeShow('1', 'Les notícies de la nit', ['2026-03-03 20:00', '2026-03-03 20:45'], '/noticies'),
    makeShow('2', 'La Costera', ['2026-03-03 20:45', '2026-03-03 21:40'], '/programes/la-costera'),
    makeShow('3', 'Arran de terra', ['2026-03-03 21:40', '2026-03-03 22:30'], '/programes/arran-de-terra'),
    makeShow('4', 'Bambolines', ['2026-03-03 22:30', '2026-03-03 23:30'], '/programes/bambolines'),
  ],
};
