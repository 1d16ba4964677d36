import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageFormats, imageHeight, imageRatios } from '../../../src/content/image.ts';
import { startPages } from '../../testing/pages.ts';
import { accountIllustrations } from '../content/accounts.ts';
import { bodyIllustrations } from '../content/body-illustrations.ts';
import { contactIllustrations } from '../content/contact.ts';
import { contents } from '../content/contents.ts';
import { defaultPictures } from '../content/default-pictures.ts';
import { frontIllustrations } from '../content/fronts.ts';
import { liveIllustrations } from '../content/live-illustrations.ts';
import { mediaIllustrations } from '../content/media-illustrations.ts';
import { newsletterIllustrations } from '../content/newsletters.ts';
import { ByteCache } from './byte-cache.ts';
import { drawings, readDrawing } from './drawings.ts';

const { get } = await startPages();
const [id = ''] = drawings.keys();

test.each(imageRatios)('IMG-03 IMG-04 serves %s in every format at its exact size', async (ratio) => {
  for (const format of imageFormats) {
    const { status, headers, bytes } = await get(`/clip/${id}_${ratio}-aspect-ratio_96.${format}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { width, height, format: kind } = await sharp(bytes).metadata();
    expect({ width, kind }).toEqual({ width: 96, kind: format === 'jpg' ? 'jpeg' : 'webp' });
    expect(Math.abs((height ?? 0) - imageHeight(ratio, 96))).toBeLessThanOrEqual(1);
  }
});

test.each([
  `${id}_16-9-aspect-ratio_97.webp`,
  `${id}_16-9-aspect-ratio_096.webp`,
  `${id}_16-10-aspect-ratio_96.webp`,
  `${id}_16-9-aspect-ratio_96.png`,
  `${id}_16-9-aspect-ratio_96.svg`,
  `${id}.webp`,
  '00000000-0000-0000-0000-000000000000_16-9-aspect-ratio_96.webp',
])('IMG-02 IMG-07 returns 404 for %s', async (file) => {
  expect((await get(`/clip/${file}`)).status).toBe(404);
});

test('every illustration has a drawing in each ratio, and every drawing an illustration', async () => {
  const illustrations = [
    contents.map(({ illustration }) => illustration),
    ...[accountIllustrations, bodyIllustrations, contactIllustrations, defaultPictures, frontIllustrations],
    ...[liveIllustrations, mediaIllustrations, newsletterIllustrations],
  ].flatMap((part) => Object.values(part));
  const names = [...drawings.values()];
  expect(new Set(illustrations.map(({ name }) => name))).toEqual(new Set(names));
  for (const name of names)
    for (const ratio of imageRatios)
      expect(await readDrawing(name, ratio, 640)).toContain(
        `<svg width="640" height="${imageHeight(ratio, 640)}"`,
      );
});

test('evicts the least recently used entries and stores nothing larger than the cache', () => {
  const cache = new ByteCache(10);
  cache.set('a', Buffer.alloc(4));
  cache.set('b', Buffer.alloc(4));
  cache.get('a');
  cache.set('c', Buffer.alloc(4));
  expect([cache.get('a')?.length, cache.get('b'), cache.get('c')?.length]).toEqual([4, undefined, 4]);
  cache.set('d', Buffer.alloc(11));
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
});

test('API-45 returns 503 with Retry-After when too many pictures wait, and serves them later', async () => {
  const files = [...drawings.keys()]
    .flatMap((one) => imageFormats.map((format) => `/clip/${one}_1-1-aspect-ratio_96.${format}`))
    .slice(-70);
  const answers = await Promise.all(files.map((file) => get(file)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(70 - 62);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(62);
  expect((await Promise.all(files.slice(-20).map((file) => get(file)))).map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, () => 200),
  );
});
