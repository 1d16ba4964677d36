import type { ReactNode } from 'react';
import { useHost } from '../../src/element/host.ts';
import { slotNodes } from '../../src/element/server-content.tsx';

/** A view's own heading, of the level that the page gives the login's. */
export function Heading({ children }: { children: ReactNode }) {
  const [title] = slotNodes(useHost(), 'title');
  const Level = /^h[1-6]$/.test(title?.localName ?? '') ? (title?.localName as 'h1') : 'h2';
  return <Level>{children}</Level>;
}
