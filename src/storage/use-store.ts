import { useSyncExternalStore } from 'react';
import type { StoreApi } from './store.ts';

/**
 * What a store holds, or a part of it; the component renders again only when that changes. Zustand's own binding also
 * keeps the function that selects, for every component that uses a store.
 * @param select gives the same value for the same state, no new object
 */
export function useStore<T>(store: StoreApi<T>): T;
export function useStore<T, U>(store: StoreApi<T>, select: (state: T) => U): U;
export function useStore<T, U>({ subscribe, getState }: StoreApi<T>, select?: (state: T) => U): T | U {
  return useSyncExternalStore<T | U>(subscribe, select ? () => select(getState()) : getState);
}
