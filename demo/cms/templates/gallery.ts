import { photoGalleryTag } from '../../../elements/photo-gallery/photo-gallery.server.ts';
import type { SafeHtml } from '../../../src/server/html.ts';
import type { Content } from '../content/content.types.ts';
import { adOn } from './ads.ts';
import type { Page } from './page.ts';

const galleryIn = ({ media, body }: Content) =>
  media === 'image' ? body.find((element) => element.type === 'photo-gallery') : undefined;

/** The photos of a content that is told by them: they stand in place of its picture, with ads between (GAL-02). */
export function galleryOf(page: Page, content: Content): SafeHtml | undefined {
  const gallery = galleryIn(content);
  return (
    gallery &&
    photoGalleryTag({
      cards: gallery.cards,
      imageService: { base: page.basePath },
      sizes: { 800: '92vw', 1100: '720px' },
      ad: adOn(page, 'galeria'),
    })
  );
}

/** Returns the body without the gallery. */
export function besideGallery(content: Content): Content['body'] {
  const gallery = galleryIn(content);
  return content.body.filter((element) => element !== gallery);
}
