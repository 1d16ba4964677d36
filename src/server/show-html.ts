import { formatTime } from '../i18n/dates.ts';
import type { Show } from '../schedule/schedule.types.ts';
import { html, type SafeHtml } from './html.ts';

interface Options {
  /** Name of its element. */
  name: 'li' | 'div';
  isOn: boolean;
  texts: Readonly<Record<'schedule.now' | 'schedule.no-time', string>>;
  id?: string | undefined;
}

/** Show of a schedule, as widgets render it: start time, mark of the current show, and title. */
export function showHtml(show: Show, { name, isOn, texts, id }: Options): SafeHtml {
  const { title, start, end, href, about } = show;
  const time = start
    ? html`<time datetime="${start.toISOString()}">${formatTime(start)}</time>`
    : html`<span>${texts['schedule.no-time']}</span>`;
  const mark = html`<b class="ap-show-now"${!isOn && ' hidden'}>${texts['schedule.now']}</b>`;
  const link = href
    ? html`<a href="${href}"${about && html` title="${about}"`}>${title}</a>`
    : html`<span>${title}</span>`;
  const data = html` data-show-id="${show.id}"${end && html` data-end="${end.toISOString()}"`}${id && html` id="${id}"`}`;
  return html`<${name} class="ap-show"${data}><p class="ap-show-time">${time} ${mark}</p><p class="ap-show-title">${link}</p></${name}>`;
}
