import { scheduleTag } from '../../../elements/schedule/schedule.server.ts';
import { scheduleCarouselTag } from '../../../elements/schedule-carousel/schedule-carousel.server.ts';
import { formatLongDay } from '../../../src/i18n/dates.ts';
import { texts } from '../../../src/schedule/schedule.texts.ts';
import type { ChannelName, ScheduleShow } from '../../../src/schedule/schedule.types.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import { layout } from './layout.ts';
import { link, type Page } from './page.ts';

interface DaySchedule {
  channel: ChannelName;
  /** YYYY-MM-DD. */
  day: string;
  /** Name of the day, in the address. */
  name: string;
  shows: readonly ScheduleShow[];
  hasDay: (day: string) => boolean;
}

/** Schedule of a channel on a day, with links to the other channels and days (ROUTE-24). */
export function schedulePage(page: Page, { channel, day, name, shows, hasDay }: DaySchedule): SafeHtml {
  const baseUrl = link(page, '/programacio/');
  const said = texts[`schedule.${channel}`];
  const main = html`<div class="wrap">
    <div class="part"><h1>Programació</h1></div>
    <div class="part part-next">${scheduleTag({ channel, day, now: page.now, shows, baseUrl, hasDay, anchor: 'ara' })}</div>
  </div>`;
  return layout(page, {
    title: `Programació: ${said}, ${formatLongDay(day)}`,
    description: `El que s’emet en ${said}, hora a hora: ${formatLongDay(day)}.`,
    path: `/programacio/${channel}/${name}`,
    main,
  });
}

/** Current and next shows of each channel. */
export type NextShows = readonly (readonly [channel: ChannelName, shows: readonly ScheduleShow[]])[];

const headings: Record<ChannelName, string> = {
  tv: 'Ara en la televisió',
  radio: 'Ara en la ràdio',
  internet: 'Ara en línia',
};

/** Renders a row for each channel, from its current show on, with a link to its full schedule. */
export function nextRows(page: Page, next: NextShows): SafeHtml[] {
  return next.map(
    ([
      channel,
      shows,
    ]) => html`<section class="next-row" aria-label="${headings[channel]}">${scheduleCarouselTag({
      channel,
      now: page.now,
      shows,
      heading: html`<h2 class="part-title">${headings[channel]}</h2>`,
    })}
      <p class="next-way"><a href="${link(page, `/programacio/${channel}/hui#ara`)}">Tota la programació<span class="hidden-text">: ${texts[`schedule.${channel}`]}</span></a></p>
    </section>`,
  );
}
