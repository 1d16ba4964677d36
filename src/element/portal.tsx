import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders into an element of the widget that a library has placed. */
export function Portal({ node, children }: { node: HTMLElement; children: ReactNode }) {
  return createPortal(children, node);
}
