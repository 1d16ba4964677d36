import { usePart } from '../element/use-part.ts';
import type { Municipality } from './places.types.ts';

const none: readonly Municipality[] = [];

/** Those of the three provinces, which are loaded when they are first wanted; none before, or where they cannot be had. */
export function useMunicipalities(isWanted: boolean): readonly Municipality[] {
  const { part } = usePart(() => import('./places.part.ts'), isWanted);
  return part?.municipalities ?? none;
}
