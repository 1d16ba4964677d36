import { useLayoutEffect, useRef } from 'react';
import { useListener } from '../../src/element/use-listener.ts';
import { useBodyLock } from '../../src/ui/use-body-lock.ts';
import { isolate } from './isolate.ts';

/**
 * Behaviour of an open layer: the page behind it is inert, so that the focus stays inside (HDR-03). It closes by
 * Escape, by a press outside, and by following a link.
 */
export function useOpenLayer(layers: readonly HTMLElement[], isOn: boolean, onClose: () => void): void {
  useBodyLock(isOn);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    openedAt.current = performance.now();
    return isOn ? isolate(layers) : undefined;
  }, [layers, isOn]);
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onClose();
  };
  const onClick = (event: MouseEvent) => {
    // the press of a button of the page that has opened it is still on its way to the document
    if (event.timeStamp < openedAt.current) return;
    const path = event.composedPath();
    const isBeside = !layers.some((layer) => path.includes(layer));
    const follows = (event.target as Element).closest?.('a[href]') && !event.defaultPrevented;
    if (isBeside || follows) onClose();
  };
  useListener(document, 'keydown', onKey, { isOn });
  useListener(document, 'click', onClick, { isOn });
}
