import { useLayoutEffect, useRef } from 'react';
import { useListener } from '../../src/element/use-listener.ts';
import { useBodyLock } from '../../src/ui/use-body-lock.ts';
import { isolate } from './isolate.ts';

/**
 * What an open layer does besides being seen, from the moment it opens: the page behind rests, so that the focus stays here
 * (HDR-03). It closes by Escape, by a press beside it, and by following a link within the page.
 *
 * @param layers both of them: from the one that is open the other can be opened
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
