import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import type { InHostProps } from './in-host.tsx';

/** Parts of r2wc's class that ours builds on. They are internal symbols, so the version is pinned. */
export const CONNECTED = Symbol.for('r2wc.connected');
export const CONTEXT = Symbol.for('r2wc.context');
export const PROPS = Symbol.for('r2wc.props');
export const RENDER = Symbol.for('r2wc.render');

export interface R2wcElement extends HTMLElement {
  container: HTMLElement | undefined;
  [CONNECTED]: boolean;
  /** State that r2wc's mount would set: its `update` and `unmount` use it. */
  [CONTEXT]: { root: Root; ReactComponent: ComponentType<InHostProps> } | undefined;
  [PROPS]: InHostProps;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}
