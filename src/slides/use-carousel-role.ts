import { useState } from 'react';
import { useHost } from '../element/host.ts';
import { useNodeEdits } from '../element/server-nodes.tsx';
import type { SlidesTexts } from './slides.texts.ts';

/** Sets the ARIA role of the tag: a named group, and a carousel while it can slide. */
export function useCarouselRole(label: string | undefined, texts: SlidesTexts, isSliding: boolean): void {
  const host = useHost();
  const [hosts] = useState(() => [host]);
  useNodeEdits(
    hosts,
    (node, edits) => {
      if (!node.hasAttribute('role')) edits.attribute('role', 'group');
      if (label) edits.attribute('aria-label', label);
      if (isSliding) edits.attribute('aria-roledescription', texts['slides.role']);
    },
    [label, texts, isSliding],
  );
}
