import { galleryRow } from '../../src/content/body/picture-views.ts';
import type { GalleryCard } from '../../src/content/body.types.ts';
import type { ImageService } from '../../src/content/image.ts';
import { toNodes } from '../../src/content/view-dom.ts';

/** Renders the row of photos in the server's markup. */
export default function drawCards(
  cards: readonly GalleryCard[],
  service: ImageService,
): HTMLElement | undefined {
  const view = galleryRow(cards, service);
  if (!view) return undefined;
  const frame = toNodes(view);
  frame.dataset.apMade = '';
  return frame;
}
