import { useLayoutEffect } from 'react';
import { imageService } from '../../src/config/image-service.ts';
import type { GalleryCard } from '../../src/content/body.types.ts';
import { useHost } from '../../src/element/host.ts';
import { editsOf } from '../../src/element/node-edits.ts';
import { usePart } from '../../src/element/use-part.ts';

/** Puts the photos that the page gives as data in the place of the server's, which stay where they are, out of sight. */
export function useCards(cards: readonly GalleryCard[]): void {
  const host = useHost();
  const { part: drawCards } = usePart(() => import('./cards.part.ts'), cards.length > 0);

  useLayoutEffect(() => {
    if (!drawCards || cards.length === 0) return;
    const made = drawCards(cards, imageService());
    if (!made) return;
    const server = host.querySelector<HTMLElement>(':scope > .ap-slider');
    const edits = server && editsOf(server);
    edits?.attribute('data-ap-replaced', '');
    host.insertBefore(made, host.querySelector(':scope > [data-ap-mount]'));
    return () => {
      made.remove();
      edits?.undo();
    };
  }, [host, drawCards, cards]);
}
