import { useEffect, useEffectEvent, useState } from 'react';

export interface Part<T> {
  /** What the part exports by default, when it is there. */
  part: T | undefined;
  /** It was wanted and could not be loaded. Not wanting it for a while and wanting it again tries again. */
  hasFailed: boolean;
  /** Tries again to load what could not be loaded. */
  retry(): void;
}

/**
 * A part of a widget that is loaded when it is first wanted: `usePart(() => import('./dialogs.part.tsx'), isOpen)`.
 * Retried and with its styles (`load-part.ts`), and without the delay that Suspense puts between a click and its answer.
 *
 * @param onFail hears each time that it could not be loaded
 */
export function usePart<T>(
  load: () => Promise<{ default: T }>,
  isWanted: boolean,
  onFail?: () => void,
): Part<T> {
  const [part, setPart] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isMissing = isWanted && part === undefined;
  const begin = useEffectEvent(load);
  const fail = useEffectEvent(() => {
    setHasFailed(true);
    onFail?.();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    begin().then(
      (module) => isGone || setPart(() => module.default),
      () => isGone || fail(),
    );
    return () => {
      isGone = true;
      // or it would seem to have failed again before it is tried again
      setHasFailed(false);
    };
  }, [isMissing, tries]);

  return { part, hasFailed, retry: () => setTries((count) => count + 1) };
}
