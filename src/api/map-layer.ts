import type { MapLayer } from '../maps/maps.types.ts';
import { fieldsOf } from '../page/read-unknown.ts';
import { callApi, ShapeError } from './client.ts';

function readLayer(answer: unknown): MapLayer {
  const { type, features, attribution } = fieldsOf(answer);
  const isFeature = (one: unknown) => fieldsOf(one).type === 'Feature';
  if (type !== 'FeatureCollection' || !Array.isArray(features) || !features.every(isFeature))
    throw new ShapeError('map layer');
  return { type, features, ...(typeof attribution === 'string' && { attribution }) };
}

/**
 * API-40: the GeoJSON layer of a map.
 * @throws {ApiError}
 */
export function fetchMapLayer(url: string, signal: AbortSignal): Promise<MapLayer> {
  return callApi(url, { signal }, readLayer);
}
