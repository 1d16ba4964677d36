import { trimmed } from '../../page/read-unknown.ts';
import { el, raw, type ViewTag } from '../view.ts';
import type { Draw } from './body-context.types.ts';

/** Elements that a paragraph cannot contain: a browser would close it before them. */
const block =
  /<(?:article|aside|blockquote|details|div|dl|figure|footer|h[2-6]|header|hr|ol|p|pre|section|table|ul)[\s/>]/i;
const headings: readonly ViewTag[] = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** T5 */
export const paragraph: Draw<'paragraph'> = ({ html }) => {
  const given = trimmed(html);
  return given === '' ? undefined : el(block.test(given) ? 'div' : 'p', {}, raw(given));
};

/** T4: only h2 to h6 are headings of a body, anything else is an h2 (BODY-05). */
export const heading: Draw<'heading'> = ({ tag, text: title }) => {
  const name = headings.find((one) => one === tag) ?? 'h2';
  return trimmed(title) === '' ? undefined : el(name, {}, trimmed(title));
};

/** T6: `ul` or `ol`, anything else is a `ul` (BODY-05). */
export const listing: Draw<'listing'> = ({ tag, items }) => {
  const given = Array.isArray(items) ? items.map(trimmed).filter((item) => item !== '') : [];
  if (given.length === 0) return undefined;
  return el(
    tag === 'ol' ? 'ol' : 'ul',
    {},
    given.map((item) => el('li', {}, raw(item))),
  );
};

/** Box with a title, beside the text. */
export const supplementaryText: Draw<'supplementary-text'> = ({ title, html }) => {
  const [name, given] = [trimmed(title), trimmed(html)];
  if (given === '') return undefined;
  return el(
    'aside',
    { class: 'ap-body-box', 'aria-label': name || undefined },
    name === '' ? undefined : el('p', { class: 'ap-body-title' }, name),
    el('div', {}, raw(given)),
  );
};

/** T2 (BODY-02). The style sheet adds the signs « ». */
export const quote: Draw<'quote'> = ({ text: said, author }) => {
  if (trimmed(said) === '') return undefined;
  return el(
    'figure',
    { class: 'ap-body-quote' },
    el('blockquote', {}, el('p', {}, trimmed(said))),
    trimmed(author) === '' ? undefined : el('figcaption', {}, trimmed(author)),
  );
};
