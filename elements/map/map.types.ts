import type { LngLat } from '../../src/maps/maps.types.ts';

/** Longitude before latitude, as GeoJSON has it, or by their names (MAP-05). */
export type Coords = readonly [lng: number, lat: number] | LngLat;

/** A point of the map, as a page gives it (MAP-02). */
export interface MapMarker {
  coords: Coords;
  options: {
    image?: string | { src: string; alt?: string } | undefined;
    title?: string | undefined;
    description?: string | undefined;
    link?: { href: string; title?: string | undefined } | undefined;
  };
}
