import { useEffect, useState } from 'react';
import { type Part, usePart } from '../../src/element/use-part.ts';

/** A part that can be asked for again: nothing of the wizard may depend on one file that did not arrive. */
export function useRetriedPart<T>(name: string, isWanted: boolean): Part<T> & { retry(): void } {
  const [isPaused, setIsPaused] = useState(false);
  const part = usePart<T>(name, isWanted && !isPaused);
  useEffect(() => {
    if (isPaused) setIsPaused(false);
  }, [isPaused]);
  return { ...part, retry: () => setIsPaused(true) };
}
