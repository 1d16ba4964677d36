import { expect, test } from 'vitest';
import { type Box, groupPoints } from './group-points.ts';
import { placeNames } from './place-names.ts';

const world: Box = [-180, -90, 180, 90];
const point = (index: number, lng: number, lat: number) => ({ index, lng, lat });
const valencia = [point(0, -0.376, 39.47), point(1, -0.35, 39.46), point(2, -0.376, 39.47)];

test('points that are near each other are one place until a zoom parts them', () => {
  const placesIn = groupPoints([...valencia, point(3, -0.481, 38.345)], 17);
  const far = placesIn(world, 8);
  expect(far.map(({ key }) => key).sort()).toEqual(['0,1,2', '3']);
  const group = far.find(({ indices }) => indices.length > 1);
  const partsAt = group?.partsAt ?? 0;
  expect(partsAt).toBeGreaterThan(8);
  expect(
    placesIn(world, partsAt)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['0,2', '1', '3']);
});

test('points at the same place are never parted, and the place says so', () => {
  const placesIn = groupPoints(valencia, 17);
  const same = placesIn(world, 17).find(({ key }) => key === '0,2');
  expect(same?.partsAt).toBeUndefined();
  expect(placesIn([-10, 40, -5, 43], 17)).toEqual([]);
});

test('a layer names places by points with that role, and by nothing else', () => {
  const feature = (properties: object | null, geometry: object | null) => ({
    type: 'Feature',
    properties,
    geometry,
  });
  const at = { type: 'Point', coordinates: [-0.4, 39.5] };
  const features = [
    feature({ role: 'name', name: 'València', fromZoom: 7 }, at),
    feature({ role: 'name', name: 'Sempre' }, at),
    feature({ role: 'name', name: 3 }, at),
    feature({ role: 'land', name: 'Terra' }, at),
    feature({ role: 'name', name: 'Enlloc' }, null),
    feature(null, at),
  ];
  expect(placeNames({ type: 'FeatureCollection', features })).toEqual([
    { name: 'València', lng: -0.4, lat: 39.5, fromZoom: 7 },
    { name: 'Sempre', lng: -0.4, lat: 39.5, fromZoom: 0 },
  ]);
});
