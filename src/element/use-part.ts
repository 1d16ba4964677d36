import { useResource } from './use-resource.ts';

export interface Part<T> {
  /** Default export of the part, once loaded. */
  part: T | undefined;
  /** It was wanted and could not be loaded. Not wanting it for a while and wanting it again tries again. */
  hasFailed: boolean;
  /** It could not be loaded and is tried again. */
  isRetrying: boolean;
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
  enabled: boolean,
  onFail?: () => void,
): Part<T> {
  const loadDefault = async () => (await load()).default;
  const { data, status, isRetrying, retry } = useResource('part', loadDefault, { enabled, onFail });
  return { part: data, hasFailed: status === 'failed', isRetrying, retry };
}
