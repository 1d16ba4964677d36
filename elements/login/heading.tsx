import type { ReactNode } from 'react';
import { useHost } from '../../src/element/host.ts';
import { slotNodes } from '../../src/element/server-content.tsx';

/** Heading of a view, with the level of the page's login title. */
export function Heading({ children }: { children: ReactNode }) {
  const [title] = slotNodes(useHost(), 'title');
  const Level = /^h[1-6]$/.test(title?.localName ?? '') ? (title?.localName as 'h1') : 'h2';
  return <Level>{children}</Level>;
}
