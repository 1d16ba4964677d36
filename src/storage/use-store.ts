import { useSyncExternalStore } from 'react';
import type { StoreApi } from './store.ts';

/**
 * Returns the state of a store, or a part of it; the component renders again only when that part changes. Zustand's
 * own hook would also keep the selector for every component.
 * @param select returns the same value for the same state, no new object
 */
export function useStore<T>(store: StoreApi<T>): T;
export function useStore<T, U>(store: StoreApi<T>, select: (state: T) => U): U;
export function useStore<T, U>({ subscribe, getState }: StoreApi<T>, select?: (state: T) => U): T | U {
  return useSyncExternalStore<T | U>(subscribe, select ? () => select(getState()) : getState);
}
