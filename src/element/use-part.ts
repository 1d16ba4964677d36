import { useResource } from './use-resource.ts';

export interface Part<T> {
  /** Default export of the part, once loaded. */
  part: T | undefined;
  /** True if loading failed. To retry, stop wanting the part and want it again, or call `retry`. */
  hasFailed: boolean;
  /** True while a failed load is retried. */
  isRetrying: boolean;
  /** Retries a failed load. */
  retry(): void;
}

/**
 * Loads a part of a widget when it is first wanted: `usePart(() => import('./dialogs.part.tsx'), isOpen)`.
 * Adds retries and styles (`load-part.ts`), without the delay that Suspense puts between a click and its result.
 *
 * @param onFail called after each failure
 */
export function usePart<T>(
  load: () => Promise<{ default: T }>,
  enabled: boolean,
  onFail?: () => void,
): Part<T> {
  const loadDefault = async () => (await load()).default;
  const { data, status, isRetrying, retry } = useResource('part', loadDefault, { enabled, onFail });
  return { part: data, hasFailed: status === 'failed', isRetrying, retry };
}
