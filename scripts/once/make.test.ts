import { expect, test } from 'vitest';
import { isCurrent } from './make.ts';

// else: npm run data

test('DATA-01 DATA-02 the names of places are those of the packages', () => {
  expect(isCurrent('src/places/places.data.ts')).toBe(true);
});

test('DATA-04 the places of the map are those of the package', () => {
  expect(isCurrent('demo/cms/content/catalogue/places.data.ts')).toBe(true);
});

test('API-40 the place grid matches the data of the package', () => {
  expect(isCurrent('demo/api/weather/place-grid.data.ts')).toBe(true);
});

test('MAP-04 the layer of the demo’s map matches the atlas', () => {
  expect(isCurrent('demo/cms/assets/map-layer.json')).toBe(true);
});

test('the icons of the sky are those of the package', () => {
  expect(isCurrent('elements/weather/sky-icons.data.ts')).toBe(true);
});
