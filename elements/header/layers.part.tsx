import { useLayoutEffect } from 'react';
import { useListener } from '../../src/element/use-listener.ts';
import { useBodyLock } from '../../src/ui/use-body-lock.ts';
import { isolate } from './isolate.ts';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

interface OpenLayerProps extends SearchFormProps {
  /** Both of them: from the one that is open the other can be opened. */
  layers: readonly HTMLElement[];
}

/** What an open layer does besides being seen: the page behind rests, so that the focus stays here. */
export default function OpenLayer({ layers, ...form }: OpenLayerProps) {
  useBodyLock(true);
  useClosing(layers, form.onClose);
  useLayoutEffect(() => isolate(layers), [layers]);
  return <SearchForm {...form} />;
}

/** By Escape, by a press beside it, and by following a link within the page. */
function useClosing(layers: readonly HTMLElement[], onClose: () => void): void {
  useListener<KeyboardEvent>(document, 'keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) onClose();
  });
  useListener(document, 'click', (event) => {
    const path = event.composedPath();
    const isBeside = !layers.some((layer) => path.includes(layer));
    const follows = (event.target as Element).closest?.('a[href]') && !event.defaultPrevented;
    if (isBeside || follows) onClose();
  });
}
