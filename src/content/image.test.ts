import { expect, test } from 'vitest';
import {
  clipId,
  imageBreakpoints,
  imageFormats,
  imageHeight,
  imageRatios,
  imageWidths,
  pictureOf,
  sizesAttribute,
  variantUrl,
} from './image.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const service = { base: '/web' };

test('IMG-01 prefers src to url, keeps alt, and omits a picture without an address', () => {
  const picture = pictureOf({ src: '/a.png', url: '/b.png', alt: 'Un pati' }, { ratio: '16-9' }, service);
  expect(picture).toMatchObject({ src: '/a.png', alt: 'Un pati', sources: [] });
  expect(pictureOf({ url: '/b.png' }, { ratio: '16-9' }, service)).toMatchObject({ src: '/b.png', alt: '' });
  expect(pictureOf({ alt: 'Res' }, { ratio: '16-9' }, service)).toBeUndefined();
});

test('IMG-01 prefers given sources to computed ones', () => {
  const sources = [{ srcset: '/gran.webp 2x, /xicoteta.webp 1x', type: 'image/webp' }];
  const picture = pictureOf({ src: `/clip/${id}`, sources }, { ratio: '16-9' }, service);
  expect(picture?.sources).toEqual(sources);
});

test('IMG-01 BODY-04 takes sources that are none, or no texts, for none', () => {
  const ofNull = { src: '/a.png', sources: null } as unknown as Parameters<typeof pictureOf>[0];
  expect(pictureOf(ofNull, { ratio: '16-9' }, service)).toMatchObject({ src: '/a.png', sources: [] });
  const mixed = [null, { srcset: 7 }, {}, { srcset: '/b.webp' }] as unknown as [];
  expect(pictureOf({ src: '/a.png', sources: mixed }, { ratio: '16-9' }, service)?.sources).toEqual([
    { srcset: '/b.webp' },
  ]);
});

test('IMG-01 W-06 omits a given source with an unsafe address', () => {
  const sources = [{ srcset: '/a.webp 1x, javascript:alert(1) 2x' }, { srcset: '/b.webp' }];
  expect(pictureOf({ src: '/a.png', sources }, { ratio: '16-9' }, service)?.sources).toEqual([
    { srcset: '/b.webp' },
  ]);
  expect(pictureOf({ src: 'javascript:alert(1)' }, { ratio: '16-9' }, service)).toBeUndefined();
});

test('IMG-01 uses a ratio’s own picture in that ratio only', () => {
  const image = { src: `/clip/${id}`, customSrcByAspectRatio: { '4-3': `/clip/${other}` } as const };
  const picture = pictureOf(image, { ratio: '16-9', ratioUpTo: { 578: '4-3' } }, service);
  const [narrow] = picture?.sources ?? [];
  expect(narrow).toMatchObject({ media: '(max-width: 578px)', width: 1600, height: 1200 });
  expect(narrow?.srcset).toContain(`/web/clip/${other}_4-3-aspect-ratio_360.webp 360w`);
  expect(picture?.sources.at(-1)?.srcset).toContain(`/web/clip/${id}_16-9-aspect-ratio_1600.jpg 1600w`);
  expect(picture?.src).toBe(`/web/clip/${id}_16-9-aspect-ratio_856.jpg`);
});

test('IMG-01 uses a ratio’s own picture unchanged when it is not a clip', () => {
  const image = { src: `/clip/${id}`, customSrcByAspectRatio: { '1-1': '/foto quadrada.png' } as const };
  const picture = pictureOf(image, { ratio: '16-9', ratioUpTo: { 400: '1-1' } }, service);
  expect(picture?.sources[0]).toEqual({ srcset: '/foto%20quadrada.png', media: '(max-width: 400px)' });
});

test('IMG-02 IMG-04 offers every width in every format, webp first', () => {
  const { sources = [] } = pictureOf({ src: `/clip/${id}` }, { ratio: '16-9' }, service) ?? {};
  expect(imageWidths).toEqual([96, 160, 360, 416, 640, 856, 1200, 1600]);
  expect(imageFormats).toEqual(['webp', 'jpg']);
  expect(sources.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg']);
  for (const source of sources) {
    expect(source.srcset.match(/ \d+w/g)?.map(Number.parseFloat)).toEqual([...imageWidths]);
  }
});

test('IMG-02 offers only the widths of the layout', () => {
  const picture = pictureOf({ src: `/clip/${id}` }, { ratio: '1-1', widths: [96, 160] }, service);
  expect(picture?.sources[0]?.srcset).toBe(
    `/web/clip/${id}_1-1-aspect-ratio_96.webp 96w, /web/clip/${id}_1-1-aspect-ratio_160.webp 160w`,
  );
  expect(picture).toMatchObject({ width: 160, height: 160, src: `/web/clip/${id}_1-1-aspect-ratio_160.jpg` });
});

test.each([
  ['21-9', 686],
  ['16-9', 900],
  ['9-16', 2844],
  ['4-3', 1200],
  ['3-4', 2133],
  ['2-3', 2400],
  ['1-1', 1600],
] as const)('IMG-03 ratio %s reserves its height', (ratio, height) => {
  expect(imageRatios).toContain(ratio);
  expect(imageHeight(ratio, 1600)).toBe(height);
  expect(pictureOf({ src: `/clip/${id}` }, { ratio }, service)).toMatchObject({ width: 1600, height });
});

test('IMG-05 assigns widths to breakpoints in order, the last one to the rest', () => {
  expect(imageBreakpoints).toEqual([400, 578, 800, 1099, 1100]);
  expect(sizesAttribute({ 1100: '416px', 800: '50vw', 400: '100vw', 1099: '33vw', 578: '90vw' })).toBe(
    '(max-width: 400px) 100vw, (max-width: 578px) 90vw, (max-width: 800px) 50vw, (max-width: 1099px) 33vw, 416px',
  );
  expect(sizesAttribute()).toBe('100vw');
});

const clips = [
  `/clip/${id}`,
  `https://fotos.example/a/${id.toUpperCase()}_16-9-aspect-ratio_96.webp?v=2`,
  `/clip/prefix${id}sufix.jpg`,
];
test.each(clips)('IMG-06 IMG-08 recognises %s as a clip', (url) => {
  expect(clipId(url)).toBe(id);
});

const others = [
  '/foto.jpg',
  `/foto.jpg?id=${id}`,
  `https://${id}.example/foto.jpg`,
  '/0f8fad5b-d9cb-469f-a165-70867728950',
  '/0f8fad5b-d9cb-469f-a165-70867728950g',
  '/0f8fad5bd9cb469fa16570867728950e',
];
test.each(others)('IMG-06 IMG-08 does not take %s for a clip', (url) => {
  expect(clipId(url)).toBeUndefined();
});

test('IMG-07 builds the address of a variant from the configured template', () => {
  const variant = { uuid: id, ratio: '9-16', width: 416, format: 'webp' } as const;
  expect(variantUrl({ base: '' }, variant)).toBe(`/clip/${id}_9-16-aspect-ratio_416.webp`);
  expect(
    variantUrl(
      { base: 'https://fotos.example', template: '{base}/{format}/{width}/{ratio}/{uuid}{other}' },
      variant,
    ),
  ).toBe(`https://fotos.example/webp/416/9-16/${id}{other}`);
});

test('IMG-07 uses an address unchanged when it is not a clip', () => {
  const picture = pictureOf({ src: 'https://example.cat/a.gif' }, { ratio: '4-3' }, service);
  expect(picture).toMatchObject({ src: 'https://example.cat/a.gif', sources: [], width: 1600, height: 1200 });
});
