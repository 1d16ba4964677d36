import { useCallback, useLayoutEffect, useRef } from 'react';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useNodeEdits, useServerNodes } from '../../src/element/server-nodes.tsx';
import { readDocument } from '../../src/page/read-document.ts';
import { contract } from './header.element.ts';

export type Layer = 'none' | 'menu' | 'search';

const layerOf = (details: HTMLElement): Layer => (details.slot === 'burger' ? 'menu' : 'search');

/** Layer that a visitor opened before the script was there. */
const firstOpen = (host: Element): Layer => {
  const open = host.querySelector<HTMLElement>(':is([slot="burger"], [slot="search"])[open]');
  return open ? layerOf(open) : 'none';
};

/**
 * State of the two layers, the server's `<details>`, which also work without script. They share one state, so that
 * opening one closes the other (HDR-01, HDR-02). It is kept in the host, so that a page can open and close them.
 */
export function useLayer(given: Layer) {
  const host = useHost();
  const emit = useEmit(contract);
  const early = useRef<Layer>(undefined);
  early.current ??= firstOpen(host);
  const layer = given === 'none' ? early.current : given;
  const nodes = useServerNodes('details:is([slot="burger"], [slot="search"])');

  const hold = useCallback(
    (next: Layer) => {
      early.current = 'none';
      if (next === 'none') host.removeAttribute('layer');
      else host.setAttribute('layer', next);
    },
    [host],
  );
  const change = useCallback(
    (next: Layer) => {
      hold(next);
      emit('ap-layer-change', { layer: next });
    },
    [hold, emit],
  );
  useLayoutEffect(() => {
    if (early.current && early.current !== 'none') hold(early.current);
    return () => hold('none');
  }, [hold]);
  useNodeEdits(
    nodes,
    (node, { attribute, listen }) => {
      const own = layerOf(node);
      attribute('open', layer === own ? '' : null);
      listen('click', (event) => {
        if ((event.target as Element).closest('summary')?.parentElement !== node) return;
        event.preventDefault();
        change(host.getAttribute('layer') === own ? 'none' : own);
      });
    },
    [layer, host, change],
  );

  const open = nodes.find((node) => layerOf(node) === layer);
  useFocus(open, nodes);
  return { layers: nodes, open, change };
}

const buttonOf = (details: Element) => details.querySelector<HTMLElement>(':scope > summary');

/** Moves the focus to the search field or the menu button on opening, and back to the opening button on closing. */
function useFocus(open: HTMLElement | undefined, layers: readonly HTMLElement[]): void {
  const last = useRef(open);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = open;
    if (open === before) return;
    const { activeElement } = document;
    // a focus that was moved elsewhere stays there
    const isOurs =
      activeElement === readDocument('body') || layers.some((layer) => layer.contains(activeElement));
    const target = open
      ? (open.querySelector<HTMLElement>('input') ?? buttonOf(open))
      : before && buttonOf(before);
    if (open || isOurs) target?.focus({ preventScroll: true });
  }, [open, layers]);
}
