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

/** Photos of the demo: text, signature, description, identifier in the picture service. */
const photos = [
  [
    'La coral assaja davall dels arcs.',
    'Foto: Joana Peris',
    'Un pati amb arcs.',
    'ad0ac857-c273-db53-3de8-ed7c8fdc47f4',
  ],
  [
    'El mercat estén els tendals.',
    'Foto: Joana Peris',
    'Una parada.',
    '95b7e022-fdd5-5c38-9337-2e95dd475a78',
  ],
  ['La mar com un plat.', '', 'Una barca de vela.', '2518c3e5-6bca-a049-5a44-ee7e5267feb3'],
] as const;

export const sample: PhotoGalleryData = {
  imageService: { base: '' },
  cards: photos.map(([title, signature, alt, id]) => ({
    // one variant, so that the sample is short: without `sources` the template lists them all
    image: { src: `/clip/${id}`, alt, sources: [{ srcset: `/clip/${id}_4-3-aspect-ratio_856.webp` }] },
    title,
    signature,
  })),
};
