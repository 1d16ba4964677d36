import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws in an element of the widget's own that a library has put in its place. */
export function Portal({ node, children }: { node: HTMLElement; children: ReactNode }) {
  return createPortal(children, node);
}
