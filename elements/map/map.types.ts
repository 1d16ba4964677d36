import type { LngLat } from '../../src/maps/maps.types.ts';

/** Longitude and latitude, in this order as in GeoJSON, or by name (MAP-05). */
export type Coords = readonly [lng: number, lat: number] | LngLat;

/** Point of the map in the page's data (MAP-02). */
export interface MapMarker {
  coords: Coords;
  options: {
    image?: string | { src: string; alt?: string } | undefined;
    title?: string | undefined;
    description?: string | undefined;
    link?: { href: string; title?: string | undefined } | undefined;
  };
}
