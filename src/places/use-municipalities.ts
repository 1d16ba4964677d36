import { usePart } from '../element/use-part.ts';
import type { Municipality } from './places.types.ts';

const none: readonly Municipality[] = [];

/**
 * Those of the three provinces, which are loaded when they are first wanted; none before, or where they cannot be had.
 *
 * @param onFail hears that they could not be had; not wanting them for a while and wanting them again tries again
 */
export function useMunicipalities(enabled: boolean, onFail: () => void): readonly Municipality[] {
  const { part } = usePart(() => import('./places.part.ts'), enabled, onFail);
  return part?.municipalities ?? none;
}
