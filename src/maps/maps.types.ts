/** Degrees, as in maps and GeoJSON. */
export interface LngLat {
  lng: number;
  lat: number;
}

/** Point of the map; `index` is its position in the caller's list. */
export interface MapPoint extends LngLat {
  index: number;
}

/** Marker position: one point, or several too close together at this zoom. */
export interface MapPlace extends LngLat {
  /** Unchanged as long as the place has the same points. */
  key: string;
  /** Indices of its points, in the order of the list. */
  indices: readonly number[];
  /** Zoom that separates the points; undefined for a single point, and if no zoom separates them. */
  partsAt: number | undefined;
}

/** GeoJSON FeatureCollection; `properties.role` of a feature decides its style. */
export interface MapLayer {
  type: 'FeatureCollection';
  features: readonly object[];
  /** Attribution of its author. */
  attribution?: string;
}

/** Author of a map, with the page that its licence names. */
export interface Credit {
  text: string;
  href: string;
}

/** Base map: tiles of a map service, or a layer in the page's colours. */
export type MapBase =
  /** `credits` are those of a third-party service; undefined for the site's own tiles. */
  | { kind: 'tiles'; url: string; attribution: string | undefined; credits?: readonly Credit[] | undefined }
  | { kind: 'layer'; layer: MapLayer; attribution: string | undefined };
