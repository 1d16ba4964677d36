import { useEffect, useMemo } from 'react';
import { useHost } from '../../src/element/host.ts';
import { warnEditor } from '../../src/element/warn.ts';
import type { LngLat } from '../../src/maps/maps.types.ts';
import { contract } from './map.element.ts';
import type { Coords } from './map.types.ts';
import { middleOf, readCoords } from './read-markers.ts';

export interface MapView {
  center: LngLat;
  zoom: number;
  minZoom: number;
  maxZoom: number;
}

interface Given {
  center: Coords | undefined;
  zoom: number;
  minZoom: number;
  maxZoom: number;
}

/** Initial view and zoom limits of the map (MAP-03). Limits that exclude every zoom level are ignored. */
export function viewOf({ center, zoom, minZoom, maxZoom }: Given, points: readonly LngLat[]): MapView {
  const { attributes } = contract;
  const isRange = minZoom <= maxZoom;
  const least = isRange ? minZoom : attributes.minZoom.default;
  const most = isRange ? maxZoom : attributes.maxZoom.default;
  return {
    center: readCoords(center) ?? middleOf(points),
    zoom: Math.min(Math.max(zoom, least), most),
    minZoom: least,
    maxZoom: most,
  };
}

/** View by `viewOf`, with a warning to an editor about wrong values. */
export function useView(given: Given, points: readonly LngLat[]): MapView {
  const host = useHost();
  const { center, minZoom, maxZoom } = given;
  const isWrong = center !== undefined && !readCoords(center);
  useEffect(() => {
    if (isWrong)
      warnEditor(host, '<ap-map> center: s’esperaven longitud i latitud, com ara «[-0.38, 39.47]».');
    if (minZoom > maxZoom)
      warnEditor(host, `<ap-map> min-zoom="${minZoom}": s’esperava un nombre fins a ${maxZoom}.`);
  }, [host, isWrong, minZoom, maxZoom]);
  const { center: middle, ...zooms } = viewOf(given, points);
  const { zoom, minZoom: least, maxZoom: most } = zooms;
  const { lng, lat } = middle;
  return useMemo(
    () => ({ center: { lng, lat }, zoom, minZoom: least, maxZoom: most }),
    [lng, lat, zoom, least, most],
  );
}
