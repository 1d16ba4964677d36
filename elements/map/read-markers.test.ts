import { expect, test } from 'vitest';
import { readStyle } from './map-style.ts';
import { middleOf, readCoords, readMarkers } from './read-markers.ts';
import { viewOf } from './use-view.ts';

test.each([
  [[-0.376, 39.47], { lng: -0.376, lat: 39.47 }],
  [
    { lat: 39.47, lng: -0.376 },
    { lng: -0.376, lat: 39.47 },
  ],
  [[180, -90], { lng: 180, lat: -90 }],
  [[39.47, 190], undefined],
  [[200, 39], undefined],
  [{ lat: 91, lng: 0 }, undefined],
  [['-0.3', '39'], undefined],
  [[Number.NaN, 39], undefined],
  [[-0.3], undefined],
  ['-0.376, 39.47', undefined],
  [null, undefined],
])('MAP-05 coordinates %j are %j', (given, place) => {
  expect(readCoords(given)).toEqual(place);
});

test('MAP-02 MAP-05 a marker keeps its place in the list, and those that are nowhere are said', () => {
  const options = {
    image: '/clip/1',
    title: ' Concert ',
    description: 'A la fresca',
    link: { href: '/activitats/1', title: 'Més' },
  };
  const { shown, dropped } = readMarkers([
    { coords: [999, 0], options },
    { coords: [-0.3, 39.4], options },
    'cap',
    { coords: { lng: 0, lat: 0 } },
  ]);
  expect(dropped).toEqual([0, 2]);
  expect(shown).toEqual([
    {
      index: 1,
      lng: -0.3,
      lat: 39.4,
      title: 'Concert',
      description: 'A la fresca',
      image: { src: '/clip/1', alt: '' },
      link: { href: '/activitats/1', title: 'Més' },
    },
    {
      index: 3,
      lng: 0,
      lat: 0,
      title: undefined,
      description: undefined,
      image: undefined,
      link: undefined,
    },
  ]);
});

test('W-06 addresses of markers that must not be used are left out, and the rest is shown', () => {
  const options = {
    title: 'A',
    image: { src: 'data:image/svg+xml,x', alt: 'B' },
    link: { href: 'javascript:alert(1)' },
  };
  const [marker] = readMarkers([{ coords: [0, 0], options }]).shown;
  expect([marker?.title, marker?.image, marker?.link]).toEqual(['A', undefined, undefined]);
});

test('MAP-03 begins at zoom 8, or at that of the tag, within the limits', () => {
  const given = { center: undefined, zoom: 8, minZoom: 5, maxZoom: 17 };
  const points = [
    { lng: -1, lat: 38 },
    { lng: 0, lat: 40 },
  ];
  expect(viewOf(given, points)).toEqual({ ...given, center: { lng: -0.5, lat: 39 } });
  expect(viewOf({ ...given, zoom: 17, maxZoom: 12 }, points).zoom).toBe(12);
  expect(viewOf({ ...given, minZoom: 12, maxZoom: 6 }, points)).toMatchObject({ minZoom: 5, maxZoom: 17 });
  expect(viewOf({ ...given, center: [-0.1, 39.9] }, points).center).toEqual({ lng: -0.1, lat: 39.9 });
  expect(middleOf([])).toEqual({ lng: -0.55, lat: 39.4 });
});

test.each([
  [undefined, undefined, undefined],
  ['/mapa.json', undefined, { kind: 'layer', url: '/mapa.json' }],
  ['/t/{z}/{x}/{y}.png', undefined, { kind: 'tiles', url: '/t/{z}/{x}/{y}.png' }],
  ['/t/{z}/{x}/{y}?k={token}', 'a b', { kind: 'tiles', url: '/t/{z}/{x}/{y}?k=a%20b' }],
  ['/t/{z}/{x}/{y}?k={token}', undefined, undefined],
  ['/mapa.json?k={token}', '', undefined],
  ['icv', undefined, { kind: 'service', url: 'icv' }],
  ['maptiler', undefined, undefined],
  ['maptiler', 'k', { kind: 'service', url: 'maptiler' }],
  ['/w/{TileMatrix}/{TileRow}/{TileCol}.png', undefined, { kind: 'tiles', url: '/w/{z}/{y}/{x}.png' }],
  ['constructor', undefined, { kind: 'layer', url: 'constructor' }],
])('MAP-04 MAP-06 the style %s with the token %s is %j', (style, token, read) => {
  expect(readStyle(style, token)).toEqual(read);
});
