import { fill } from '../../i18n/texts.ts';
import { trimmed } from '../../page/read-unknown.ts';
import type { GalleryCard } from '../body.types.ts';
import { type ImageLayout, type ImageService, imageRatios } from '../image.ts';
import { pictureView } from '../picture-view.ts';
import { type ElementView, el, type View } from '../view.ts';
import { texts } from './body.texts.ts';
import type { Draw } from './body-context.types.ts';
import { list } from './body-values.ts';

const widths = [360, 416, 640, 856, 1200] as const;
const inText: Omit<ImageLayout, 'ratio'> = { widths, sizes: { 800: '92vw', 1100: '680px' } };

function caption(title: unknown, signature: unknown, ...more: View[]): View | undefined {
  const [said, signed] = [trimmed(title), trimmed(signature)];
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

/** CSS widths of gallery pictures outside a text. */
export type GallerySizes = NonNullable<ImageLayout['sizes']>;

/**
 * Row of a gallery's photos (GAL-01), which scrolls from one to the next, also by keyboard. `<ap-photo-gallery>`
 * extends it. Undefined if no card has a picture.
 */
export function galleryRow(
  cards: readonly GalleryCard[] | undefined,
  imageService: ImageService,
  sizes: GallerySizes = inText.sizes ?? {},
): ElementView | undefined {
  const shown = list(cards).flatMap((card) => {
    const picture = pictureView(card.image, { ratio: '4-3', widths: [...widths, 1600], sizes }, imageService);
    return picture ? [{ ...card, picture }] : [];
  });
  if (shown.length === 0) return undefined;
  const n = shown.length;
  const items = shown.map(({ picture, title, signature }, index) => {
    const count = el(
      'span',
      { class: 'ap-gallery-count' },
      fill(texts['body.gallery-count'], { i: index + 1, n }),
    );
    return el('li', { class: 'ap-slide' }, el('figure', {}, picture, caption(title, signature, count)));
  });
  return el('div', { class: 'ap-slider' }, el('ul', { class: 'ap-slides', tabindex: 0 }, items));
}

/** T23 */
export const gallery: Draw<'photo-gallery'> = ({ cards }, { imageService }) => {
  const row = galleryRow(cards, imageService);
  return row && el('ap-photo-gallery', {}, row);
};
