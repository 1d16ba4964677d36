import { useEffect, useLayoutEffect, useRef } from 'react';
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
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current();
    };
    const onClick = (event: MouseEvent) => {
      const path = event.composedPath();
      const isBeside = !layers.some((layer) => path.includes(layer));
      const follows = (event.target as Element).closest?.('a[href]') && !event.defaultPrevented;
      if (isBeside || follows) close.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [layers]);
}
