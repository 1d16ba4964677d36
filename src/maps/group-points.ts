import Supercluster from 'supercluster';
import type { MapPlace, MapPoint } from './maps.types.ts';

/** Distance below which two marks would overlap, in CSS px. */
const RADIUS = 44;

/** Side of a tile of the map, in CSS px. */
const TILE = 256;

/** West, south, east and north, in degrees. */
export type Box = [number, number, number, number];

/**
 * Groups points that are too near each other to be pressed. Only this file imports supercluster
 * (docs/decisions/maps.md).
 *
 * @param maxZoom of the map: points grouped at this zoom stay together
 * @returns a function that gives the places of a part of the map at a zoom
 */
export function groupPoints(
  points: readonly MapPoint[],
  maxZoom: number,
): (box: Box, zoom: number) => MapPlace[] {
  const groups = new Supercluster<{ index: number }>({ radius: RADIUS, extent: TILE, maxZoom });
  groups.load(
    points.map(({ index, lng, lat }) => ({
      type: 'Feature',
      properties: { index },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  );

  function indicesOf(id: number): number[] {
    const leaves = groups.getLeaves(id, Number.POSITIVE_INFINITY);
    return leaves.map(({ properties }) => properties.index).sort((one, other) => one - other);
  }

  return (box, zoom) =>
    groups.getClusters(box, Math.round(zoom)).map(({ properties, geometry }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      const id = 'cluster_id' in properties ? Number(properties.cluster_id) : undefined;
      const indices = id === undefined ? [properties.index] : indicesOf(id);
      const partsAt = id === undefined ? undefined : groups.getClusterExpansionZoom(id);
      return {
        key: indices.join(),
        lng,
        lat,
        indices,
        partsAt: partsAt !== undefined && partsAt <= maxZoom ? partsAt : undefined,
      };
    });
}
