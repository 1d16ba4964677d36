import { type GallerySizes, galleryRow } from '../../src/content/body/picture-views.ts';
import type { GalleryCard } from '../../src/content/body.types.ts';
import type { ImageService } from '../../src/content/image.ts';
import { adTemplate } from '../../src/server/ads.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { viewMarkup } from '../../src/server/view-markup.ts';
import { contract } from './photo-gallery.element.ts';

export interface PhotoGalleryData {
  cards: readonly GalleryCard[];
  /** Image service of the pictures. */
  imageService: ImageService;
  /** Widths of the photos, if the gallery is outside an article text. */
  sizes?: GallerySizes;
  /** Html of the ad between photos. */
  ad?: SafeHtml | undefined;
}

/** Renders `<ap-photo-gallery>`: without script its photos are a scrolling row. */
export function photoGalleryTag({ cards, imageService, sizes, ad }: PhotoGalleryData): SafeHtml {
  return tag(
    contract,
    {},
    html`
  ${viewMarkup(galleryRow(cards, imageService, sizes))}${adTemplate(ad)}
`,
  );
}

const photos = [
  ['La coral assaja davall dels arcs.', 'Foto: Joana Peris', 'Tres persones canten davall d’un arc.'],
  ['El mercat estén els tendals.', 'Foto: Joana Peris', 'Parades amb tendals de colors.'],
  ['La mar com un plat.', '', 'Una barca en una mar sense ones.'],
] as const;

export const sample: PhotoGalleryData = {
  imageService: { base: '' },
  cards: photos.map(([title, signature, alt], index) => ({
    image: { src: `00000000-0000-4000-8000-00000000000${index + 1}`, alt },
    title,
    signature,
  })),
};
