import { useEffect, useState } from 'react';
import type { LoadPart } from '../loader/loader.types.ts';

/** Each copy of the bundle loads its own parts: those of another would bring another React. */
let load: LoadPart = () => Promise.reject(new Error('no tag has been defined'));

export function provideParts(loader: LoadPart): void {
  load = loader;
}

/** What a part exports by default. @throws when it cannot be had; asking again tries again */
export const loadPart = async <T>(name: string): Promise<T> => (await load(name)).default as T;

export interface Part<T> {
  /** What the part exports by default, when it is there. */
  part: T | undefined;
  /** It was wanted and could not be loaded. Not wanting it for a while and wanting it again tries again. */
  hasFailed: boolean;
}

/**
 * A part of a widget that is loaded when it is first wanted, by the loader: retried, with its styles, and
 * without the delay that Suspense puts between a click and its answer.
 */
export function usePart<T>(name: string, isWanted: boolean): Part<T> {
  const [state, setState] = useState<Part<T>>({ part: undefined, hasFailed: false });
  const isMissing = isWanted && !state.part;

  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const settle = (next: Part<T>) => isGone || setState(next);
    loadPart<T>(name).then(
      (part) => settle({ part, hasFailed: false }),
      () => settle({ part: undefined, hasFailed: true }),
    );
    return () => {
      isGone = true;
      // or it would seem to have failed again before it is tried again
      setState((last) => ({ ...last, hasFailed: false }));
    };
  }, [name, isMissing]);

  return state;
}
