import { broadcastDayOf } from '../../src/i18n/broadcast-day.ts';
import { formatLongDay, formatShortDay, formatWeekday } from '../../src/i18n/dates.ts';
import { dayOf, wordOf } from '../../src/i18n/day-words.ts';
import { makeShow } from '../../src/schedule/make-shows.ts';
import { currentPlace, isOn, readShows } from '../../src/schedule/read-shows.ts';
import { texts } from '../../src/schedule/schedule.texts.ts';
import type { ChannelName, ScheduleDay, ScheduleShow } from '../../src/schedule/schedule.types.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { showHtml } from '../../src/server/show-html.ts';
import { slidesRow } from '../../src/server/slides-row.ts';
import { tag } from '../../src/server/tag.ts';
import { daysOf, scheduleAddress } from './days-of.ts';
import { channels } from './place-of.ts';
import { contract } from './schedule.element.ts';

export interface ScheduleData {
  channel: ChannelName;
  /** YYYY-MM-DD. */
  day: string;
  now: Date;
  shows: readonly ScheduleShow[];
  /** Prefix of schedule addresses, with a trailing slash. */
  baseUrl?: string;
  /** Id of the current show on a page with one schedule, as a link target (`#ara`). */
  anchor?: string;
  /** Tests for days with a schedule: only they have links. All days when absent. */
  hasDay?: (day: string) => boolean;
}

/** `<ap-schedule>` of a channel and a day: complete without any script. */
export function scheduleTag(data: ScheduleData): SafeHtml {
  const { channel, day, now, baseUrl = contract.attributes.baseUrl.default, hasDay } = data;
  const today = broadcastDayOf(now);
  const addressOf = (to: ChannelName, on: string) => scheduleAddress(baseUrl, to, on, today);
  const days = daysOf(day, (on) => addressOf(channel, on), hasDay);
  return tag(
    contract,
    { channel, day, baseUrl, shows: [...data.shows] },
    html`
  <nav class="ap-schedule-channels" aria-label="${texts['schedule.channels']}"><ul>${channels.map(
    (one) => html`
    <li><a href="${addressOf(one, day)}"${one === channel && html` aria-current="page"`}>${texts[`schedule.${one}`]}</a></li>`,
  )}
  </ul></nav>
  <div class="ap-schedule-head"><h2>${formatLongDay(day)}</h2></div>
  <nav class="ap-schedule-days" aria-label="${texts['schedule.days']}">${slidesRow(days.map((one) => dayHtml(one, day, today)))}</nav>
  ${showsHtml(data)}
`,
  );
}

function dayHtml({ day, href }: ScheduleDay, chosen: string, today: string): SafeHtml {
  const word = wordOf(day, today);
  const name = html`<b>${word ? texts[`schedule.${word}`] : formatWeekday(day)}</b> <time datetime="${day}">${formatShortDay(day)}</time>`;
  const current = day === chosen && html` aria-current="page"`;
  return href
    ? html`<a class="ap-schedule-day" href="${href}"${current}>${name}</a>`
    : html`<span class="ap-schedule-day"${current}>${name}</span>`;
}

function showsHtml({ shows, now, day, anchor }: ScheduleData): SafeHtml {
  const read = readShows(shows);
  if (read.length === 0)
    return html`<p class="ap-schedule-empty" slot="empty">${texts['schedule.empty']}</p>`;
  const hasAnchor = anchor && (day === broadcastDayOf(now) || read.some((show) => isOn(show, now)));
  const current = hasAnchor ? currentPlace(read, now) : undefined;
  const items = read.map((show, place) =>
    showHtml(show, { name: 'li', isOn: isOn(show, now), texts, id: place === current ? anchor : undefined }),
  );
  return html`${
    hasAnchor &&
    html`<p class="ap-schedule-now"><a href="#${anchor}">${texts['schedule.go-now']}</a></p>
  `
  }<ol class="ap-shows">${items.map((item) => html`\n    ${item}`)}
  </ol>`;
}

/** The broadcast day that an address names: «hui», «ahir», «dema» or a date; undefined for any other (ROUTE-37). */
export const dayOfAddress = (name: string, now: Date): string | undefined => dayOf(name, broadcastDayOf(now));

export const sample: ScheduleData = {
  channel: 'tv',
  day: '2026-03-03',
  now: new Date('2026-03-03T19:15:00Z'),
  shows: [
    makeShow('1', 'Les notícies de la nit', ['2026-03-03 20:00', '2026-03-03 20:45'], '/noticies'),
    makeShow('2', 'La Costera', ['2026-03-03 20:45', '2026-03-03 21:40'], '/programes/la-costera'),
    makeShow('3', 'So de nit', ['2026-03-04 00:30', '2026-03-04 01:30'], '/programes/so-de-nit'),
  ],
};
