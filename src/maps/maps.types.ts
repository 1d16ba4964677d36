/** Degrees, as maps and GeoJSON count them. */
export interface LngLat {
  lng: number;
  lat: number;
}

/** Something at a point of the map; `index` is its place in the list of who has made it. */
export interface MapPoint extends LngLat {
  index: number;
}

/** Marker position: one point, or several too close together at this zoom. */
export interface MapPlace extends LngLat {
  /** The same as long as it holds the same points. */
  key: string;
  /** Indices of its points, in the order of the list. */
  indices: readonly number[];
  /** The zoom that parts them; undefined for one point, and for several that no zoom parts. */
  partsAt: number | undefined;
}

/** A GeoJSON FeatureCollection; `properties.role` of a feature says how it is drawn. */
export interface MapLayer {
  type: 'FeatureCollection';
  features: readonly object[];
  /** Attribution of its author. */
  attribution?: string;
}

/** Base map: tiles of a map service, or a layer in the page's colours. */
export type MapBase =
  | { kind: 'tiles'; url: string; attribution: string | undefined }
  | { kind: 'layer'; layer: MapLayer; attribution: string | undefined };
