import type { LngLat, MapLayer } from './maps.types.ts';

export interface PlaceName extends LngLat {
  name: string;
  /** Lowest zoom at which the name is shown. */
  fromZoom: number;
}

interface NameFeature {
  properties?: { role?: unknown; name?: unknown; fromZoom?: unknown } | null;
  geometry?: { type?: unknown; coordinates?: unknown } | null;
}

/** The names that a layer puts on the map: points with the role `name`. */
export function placeNames({ features }: MapLayer): PlaceName[] {
  return (features as readonly NameFeature[]).flatMap(({ properties, geometry }) => {
    const { role, name, fromZoom } = properties ?? {};
    const [lng, lat] = Array.isArray(geometry?.coordinates) ? geometry.coordinates : [];
    if (role !== 'name' || typeof name !== 'string' || geometry?.type !== 'Point') return [];
    if (typeof lng !== 'number' || typeof lat !== 'number') return [];
    return [{ name, lng, lat, fromZoom: typeof fromZoom === 'number' ? fromZoom : 0 }];
  });
}
