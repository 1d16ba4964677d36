import { fill } from '../../i18n/texts.ts';
import { type ImageLayout, imageRatios } from '../image.ts';
import { pictureView } from '../picture-view.ts';
import { el, type View } from '../view.ts';
import { texts } from './body.texts.ts';
import type { Draw } from './body-context.types.ts';
import { list, text } from './given.ts';

const widths = [360, 416, 640, 856, 1200] as const;
const inText: Omit<ImageLayout, 'ratio'> = { widths, sizes: { 800: '92vw', 1100: '680px' } };
const inGallery: ImageLayout = { ratio: '4-3', widths, sizes: { 578: '80vw', 1100: '480px' } };

function caption(title: unknown, signature: unknown, ...more: View[]): View | undefined {
  const [said, signed] = [text(title), text(signature)];
  if (said === '' && signed === '' && more.length === 0) return undefined;
  return el(
    'figcaption',
    {},
    said,
    said !== '' && signed !== '' ? ' ' : '',
    signed === '' ? undefined : el('small', {}, signed),
    more,
  );
}

/** T7 with its caption. */
export const image: Draw<'image'> = ({ image: given, caption: said, signature, ratio }, { imageService }) => {
  const known = imageRatios.find((one) => one === ratio) ?? '16-9';
  const picture = pictureView(given, { ...inText, ratio: known }, imageService);
  return picture && el('figure', { class: 'ap-body-figure' }, picture, caption(said, signature));
};

/** Pictures in a row that one scrolls, with the keyboard too: the row takes the focus. */
export const gallery: Draw<'photo-gallery'> = ({ cards }, { imageService }) => {
  const shown = list(cards).flatMap((card) => {
    const picture = pictureView(card.image, inGallery, imageService);
    return picture ? [{ ...card, picture }] : [];
  });
  if (shown.length === 0) return undefined;
  const n = shown.length;
  const items = shown.map(({ picture, title, signature }, index) => {
    const count = el(
      'span',
      { class: 'ap-body-count' },
      fill(texts['body.gallery-count'], { i: index + 1, n }),
    );
    return el('li', {}, el('figure', {}, picture, caption(title, signature, count)));
  });
  const label = fill(texts['body.gallery'], { n });
  return el(
    'div',
    { class: 'ap-body-gallery', role: 'group', 'aria-label': label, tabindex: 0 },
    el('ul', {}, items),
  );
};
