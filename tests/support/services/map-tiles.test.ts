import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pngPixel, startMapTiles } from './map-tiles.ts';

const parameters =
  'SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=IGNBaseTodo&STYLE=default&FORMAT=image/png&TILEMATRIXSET=GoogleMapsCompatible&TILEMATRIX=3&TILEROW=2&TILECOL=4';

test('sends the same tile for all forms of address', async () => {
  const service = await startMapTiles();
  const bytes = async (path: string) =>
    Buffer.from(await (await fetch(service.url + path)).arrayBuffer()).toString('hex');
  const tile = await bytes('/3/4/2.png');
  expect(await bytes('/tiles/3/4/2@2x.png')).toBe(tile);
  expect(await bytes(`/wmts/ign-base?${parameters}`)).toBe(tile);
  expect(
    await bytes(
      '/mapabase_topografico/wmts/1.0.0/topografico_continuo_epsg3857/default/GMEPSG3857/3/2/4.png',
    ),
  ).toBe(tile);
  await service.close();
});

test.each([
  ['/3/8/0.png', 404],
  ['/20/0/0.png', 404],
  [`/wmts/ign-base?${parameters.replace('IGNBaseTodo', 'Other')}`, 400],
  [`/wmts/ign-base?${parameters.replace('&STYLE=default', '')}`, 400],
  [`/wmts/ign-base?${parameters.replace('TILEROW=2', 'TILEROW=9')}`, 404],
])('responds to %s with %i', async (path, status) => {
  const service = await startMapTiles();
  expect((await fetch(service.url + path)).status).toBe(status);
  await service.close();
});

test('makes a PNG whose data can be read', () => {
  const png = Buffer.from(pngPixel([1, 2, 3]));
  const data = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8);
  expect([...inflateSync(data)]).toEqual([0, 1, 2, 3]);
});
