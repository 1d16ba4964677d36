import { html } from 'ghtml';
import { formatTime } from '../../../src/i18n/dates.ts';
import { formatMoment } from './formats.ts';

/** A moment as `<ap-time>`: the server's hour stays true in any cache, the widget makes it relative (FMT-01..07). */
export function timeTag(date: Date): string {
  const iso = date.toISOString();
  return html`<ap-time datetime="${iso}"><time datetime="${iso}" title="${formatMoment(date)}">${formatTime(date)}</time></ap-time>`;
}
