import { useEffect, useEffectEvent, useState } from 'react';

export interface Resource<T> {
  data: T | undefined;
  /** Loaded data stay `ready` during a refetch, and when it fails. */
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** True while a failed request is repeated. */
  isRetrying: boolean;
  /** Asks once more. */
  retry(): void;
  /** Sets newer data, such as the response of a save. A pending refetch still replaces them. */
  set(data: T): void;
}

interface Options {
  /** Fetches only while true; loaded data stay. */
  enabled?: boolean;
  onFail?: ((error: unknown) => void) | undefined;
}

interface Held<T> {
  data?: T;
  hasFailed: boolean;
  /** True if data are loaded and are requested again. */
  isRefetch: boolean;
  isRetrying: boolean;
}

const nothing = { hasFailed: false, isRefetch: false, isRetrying: false };

/**
 * Fetches data for a widget. A new key or an unmount aborts the request, and late responses are dropped, as are data
 * of another key.
 * @param key identifies the data and its user; null fetches nothing
 * @param load receives the abort signal
 */
export function useResource<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  { enabled = true, onFail }: Options = {},
): Resource<T> {
  const [held, setHeld] = useState<Held<T>>(nothing);
  const [loadedKey, setLoadedKey] = useState(key);
  const [tries, setTries] = useState(0);
  if (loadedKey !== key) {
    setLoadedKey(key);
    setHeld(nothing);
  }
  const isFetching = key !== null && enabled && (held.data === undefined || held.isRefetch);

  const begin = useEffectEvent(load);
  const fail = useEffectEvent((error: unknown) => {
    setHeld((before) => ({ ...before, ...nothing, hasFailed: true }));
    onFail?.(error);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key, or another try, asks anew
  useEffect(() => {
    if (!isFetching) return;
    const asking = new AbortController();
    const { signal } = asking;
    begin(signal).then(
      (data) => signal.aborted || setHeld({ data, ...nothing }),
      (error) => signal.aborted || fail(error),
    );
    return () => {
      asking.abort();
      // else the old failure would show again before the next request
      setHeld((before) => (before.hasFailed ? { ...before, hasFailed: false } : before));
    };
  }, [key, isFetching, tries]);

  const isThere = held.data !== undefined;
  return {
    data: held.data,
    status: key === null ? 'none' : isThere ? 'ready' : held.hasFailed ? 'failed' : 'loading',
    isRetrying: isFetching && held.isRetrying,
    retry() {
      setHeld((before) => {
        const isRefetch = before.data !== undefined;
        return {
          ...before,
          isRefetch: isRefetch,
          isRetrying: !isRefetch && (before.hasFailed || before.isRetrying),
        };
      });
      setTries((count) => count + 1);
    },
    set: (data) => setHeld(({ isRefetch }) => ({ data, ...nothing, isRefetch: isRefetch })),
  };
}
