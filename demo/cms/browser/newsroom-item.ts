import type { LiveMessage } from '../../../src/api/live.types.ts';
import { button, el } from './newsroom-dom.ts';
import { plainText } from './newsroom-plain-text.ts';

const zone = { timeZone: 'Europe/Madrid' } as const;
const time = new Intl.DateTimeFormat('ca-ES-valencia', { hour: '2-digit', minute: '2-digit', ...zone });
const day = new Intl.DateTimeFormat('ca-ES-valencia', { day: 'numeric', month: 'long', ...zone });

/** Longer texts are cut: the whole of it is on the reader's page. */
const excerptLength = 160;

export type Action = 'edit' | 'pin' | 'up' | 'down' | 'remove';

function moment(date: string): string {
  const then = new Date(date);
  const isToday = day.format(then) === day.format(new Date());
  return isToday ? time.format(then) : `${day.format(then)}, ${time.format(then)}`;
}

const dateOf = ({ publishedDate }: LiveMessage) =>
  typeof publishedDate === 'string' ? publishedDate : publishedDate.date;

function excerptOf({ openingMultimedia, description }: LiveMessage): string {
  const all = [...(openingMultimedia ? [openingMultimedia] : []), ...description].map(plainText).join(' · ');
  return all.length > excerptLength ? `${all.slice(0, excerptLength).trimEnd()}…` : all;
}

/** Content of a message in the newsroom's list, with its actions. */
export function itemContent(message: LiveMessage, act: (action: Action) => void): HTMLElement[] {
  const { title } = message;
  const tool = (action: Action, label: string, name: string) =>
    button(label, () => act(action), { 'aria-label': `${name}: ${title}`, 'data-action': action });
  const meta = el(
    'p',
    { class: 'nr-meta' },
    el('time', { datetime: dateOf(message) }, moment(dateOf(message))),
    ...(message.pinned ? [el('span', { class: 'nr-badge' }, 'Fixat')] : []),
    ...(message.correctedAt ? [el('span', {}, `Corregit a les ${moment(message.correctedAt)}`)] : []),
    ...(message.author ? [el('span', {}, message.author.name)] : []),
  );
  return [
    el('article', {}, meta, el('h3', {}, title), el('p', { class: 'nr-excerpt' }, excerptOf(message))),
    el('div', { class: 'nr-order' }, tool('up', '↑', 'Pugeu'), tool('down', '↓', 'Baixeu')),
    el(
      'div',
      { class: 'nr-tools' },
      tool('edit', 'Corregiu', 'Corregiu'),
      tool('pin', message.pinned ? 'Solteu' : 'Fixeu', message.pinned ? 'Solteu' : 'Fixeu'),
      tool('remove', 'Esborreu', 'Esborreu'),
    ),
  ];
}
