import { expect, test } from 'vitest';
import { mapTileResponse } from '../../tests/support/services/map-tiles.ts';
import tilesOf from './tile-services.part.ts';

/** València at zoom 8, and a tile whose column differs from its row. */
const tile = { zoom: 8, column: 127, row: 96 };

/** Fills an address as leaflet does. */
const addressOf = (url: string, isDense = false) =>
  new URL(
    url
      .replace('{z}', String(tile.zoom))
      .replace('{x}', String(tile.column))
      .replace('{y}', String(tile.row))
      .replace('{r}', isDense ? '@2x' : ''),
  );

const request = { method: 'GET', headers: { referer: 'https://apunt.example/' } };

test.each(['openstreetmap', 'maptiler', 'ign', 'pnoa', 'icv'])(
  'MAP-04 the address of %s is one that such a server has a tile for',
  (name) => {
    const { url } = tilesOf(name, 'clau');
    const options = { requiresReferer: true, ...(name === 'maptiler' && { key: 'clau' }) };
    const { status = 200, body } = mapTileResponse(request, addressOf(url), options);
    expect(status).toBe(200);
    // the stand-in's tiles say in their colour which they are
    const other = mapTileResponse(request, new URL('https://x.example/8/127/96.png')).body;
    expect(body).toEqual(other);
  },
);

test('a dense screen gets the double tiles of the service that has them', () => {
  const { url } = tilesOf('maptiler', 'a/b');
  expect(addressOf(url, true).href).toBe(
    'https://api.maptiler.com/maps/streets-v2/256/8/127/96@2x.png?key=a%2Fb',
  );
});

test.each([
  ['openstreetmap', ['© OpenStreetMap']],
  ['maptiler', ['© MapTiler', '© OpenStreetMap']],
  ['ign', ['CC BY 4.0 scne.es']],
  ['pnoa', ['CC BY 4.0 scne.es']],
  ['icv', ['© Institut Cartogràfic Valencià, Generalitat, CC BY 4.0']],
  ['https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png', ['© OpenStreetMap']],
  ['https://api.maptiler.com/maps/winter/{z}/{x}/{y}.png?key=k', ['© MapTiler', '© OpenStreetMap']],
  ['https://www.ign.es/wmts/mapa-raster?layer=MTN&x={x}&y={y}&z={z}', ['CC BY 4.0 scne.es']],
  ['https://mapes.example/{z}/{x}/{y}.png', []],
  ['https://notopenstreetmap.org/{z}/{x}/{y}.png', []],
])('the map %s names its authors: %j', (style, authors) => {
  const { credits } = tilesOf(style, 'k');
  expect(credits.map(({ text }) => text)).toEqual(authors);
  for (const { href } of credits) expect(new URL(href).protocol).toBe('https:');
});
