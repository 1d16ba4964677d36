import { formatFileSize } from '../../i18n/file-sizes.ts';
import { trimmed } from '../../page/read-unknown.ts';
import type { HotTopic } from '../body.types.ts';
import type { ImageLayout } from '../image.ts';
import { pictureView } from '../picture-view.ts';
import { type ElementView, el } from '../view.ts';
import { texts } from './body.texts.ts';
import type { BodyContext, Draw } from './body-context.types.ts';
import { address, amount, list } from './body-values.ts';

const inCard: ImageLayout = { ratio: '4-3', widths: [96, 160, 360], sizes: { 1100: '112px' } };

/** `…/programa.pdf?v=2` → `pdf` */
const extensionOf = (href: string) => /\.([a-z\d]{2,5})(?:[?#]|$)/i.exec(href)?.[1] ?? '';

export const file: Draw<'file'> = ({ href, name, size, format }, context) => {
  const to = address(context, href);
  if (to === undefined) return undefined;
  const bytes = amount(size);
  const kind = (trimmed(format) || extensionOf(to)).toUpperCase();
  const note = [kind, bytes === undefined ? '' : formatFileSize(bytes)].filter((part) => part !== '');
  return el(
    'p',
    { class: 'ap-body-file' },
    el(
      'a',
      { href: to, download: true },
      el(
        'span',
        {},
        el('b', {}, trimmed(name) || to),
        note.length === 0 ? undefined : [' ', el('small', {}, note.join(' · '))],
      ),
    ),
  );
};

/** T9: cards of other contents. Cards without a safe address are left out. */
export const related: Draw<'related'> = ({ cards }, context) => {
  const items = list(cards).flatMap(({ href, title, kicker, image }) => {
    const to = address(context, href);
    if (to === undefined || trimmed(title) === '') return [];
    const above = trimmed(kicker) === '' ? [] : [el('small', {}, trimmed(kicker)), ' '];
    const picture = pictureView(image && { ...image, alt: '' }, inCard, context.imageService);
    return [el('li', {}, el('a', { href: to }, picture, el('span', {}, above, el('b', {}, trimmed(title)))))];
  });
  if (items.length === 0) return undefined;
  const label = texts['body.related'];
  return el(
    'aside',
    { class: 'ap-body-related', 'aria-label': label },
    el('p', { class: 'ap-body-title' }, label),
    el('ul', {}, items),
  );
};

/** Adds `noopener`, so that a new window cannot navigate this one. */
const relOf = (rel: unknown) =>
  [...new Set(['noopener', ...(trimmed(rel) || 'noreferrer').split(/\s+/)])]
    .filter((word) => word !== 'opener')
    .join(' ');

function topicView(
  { title, href, text: note, target, rel, children }: Partial<HotTopic>,
  context: BodyContext,
): ElementView {
  const to = address(context, href);
  const leaves = target === '_blank' && { target, rel: relOf(rel) };
  const below = list(children).map((child) => topicView(child, context));
  return el(
    'li',
    {},
    to === undefined ? el('span', {}, trimmed(title)) : el('a', { href: to, ...leaves }, trimmed(title)),
    trimmed(note) === '' ? undefined : [' ', el('small', {}, trimmed(note))],
    below.length === 0 ? undefined : el('ul', {}, below),
  );
}

/** T3: links with links below them (BODY-03). A link with an unsafe address becomes plain text (W-06). */
export function hotTopicsView(
  topics: readonly HotTopic[] | undefined,
  context: BodyContext,
  label = texts['body.hot-topics'],
): ElementView | undefined {
  const items = list(topics).map((topic) => topicView(topic, context));
  if (items.length === 0) return undefined;
  return el(
    'nav',
    { class: 'ap-body-topics', 'aria-label': label },
    el('p', { class: 'ap-body-title' }, label),
    el('ul', {}, items),
  );
}
