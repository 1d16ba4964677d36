import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { hugePng, phonePicture, quartersOf, traces } from '../support/pictures.ts';

const sources = join(import.meta.dirname, '../../src/photos');

/** Opens a demo page with the modules for photos, served from source. */
async function serveSources(page: Page): Promise<void> {
  await page.route('**/src/photos/*.ts', async (route) => {
    const source = await readFile(join(sources, basename(new URL(route.request().url()).pathname)), 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto('/condicions-d-us');
}

/** Converts a file to a photo as the field does, under a demo page's policy. Returns the reason if it fails. */
async function photoOf(page: Page, file: Buffer, type = 'image/jpeg', padding = 0): Promise<string> {
  if (page.url() === 'about:blank') await serveSources(page);
  return page.evaluate(
    async ([content, type, padding]) => {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      const { default: makePhoto } = await import('/src/photos/make-photo.part.ts' as string);
      return makePhoto(new File([bytes, new Uint8Array(padding)], 'a.jpg', { type }), 150).catch(
        ({ reason }: { reason: string }) => reason,
      );
    },
    [file.toString('base64'), type, padding] as const,
  );
}

function read(photo: string): { type: string; content: Buffer } {
  const [, type = '', content = ''] = /^data:([^;]+);base64,(.+)$/.exec(photo) ?? [];
  return { type, content: Buffer.from(content, 'base64') };
}

const tracesIn = (content: Buffer) => traces.filter((trace) => content.includes(trace));

test('BEY-15 CHILD-19 makes a phone photo upright and small, and removes its metadata', async ({ page }) => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
    await test.step(`orientation ${orientation}`, async () => {
      const file = await phonePicture(orientation);
      expect(tracesIn(file)).toEqual(
        expect.arrayContaining(['Exif', 'Fabricant-Fictici', 'Nom de la criatura']),
      );
      expect((await sharp(file).metadata()).orientation).toBe(orientation);
      expect(await quartersOf(file)).toEqual(['r', 'g', 'b', 'rgb']);

      const { type, content } = read(await photoOf(page, file));
      expect(type).toBe('image/jpeg');
      expect(await quartersOf(content)).toEqual(['r', 'g', 'b', 'rgb']);
      const { width, height, exif, xmp, iptc, orientation: told } = await sharp(content).metadata();
      expect({ width, height, exif, xmp, iptc, told }).toEqual({ width: 150, height: 113 });
      expect(tracesIn(content)).toEqual([]);
    });
});

test(
  'CHILD-19 BEY-15 converts other formats to JPEG, or to PNG when they are transparent',
  fullOnly,
  async ({ page }) => {
    const webp = read(await photoOf(page, await phonePicture(1, 'webp'), 'image/webp'));
    expect(webp.type).toBe('image/jpeg');
    expect(await quartersOf(webp.content)).toEqual(['r', 'g', 'b', 'rgb']);
    const opaque = read(await photoOf(page, await phonePicture(1, 'png'), 'image/png'));
    expect(opaque.type).toBe('image/jpeg');

    const clear = await sharp({ create: { width: 300, height: 600, channels: 4, background: '#f008' } })
      .withExif({ IFD0: { Copyright: 'Nom de la criatura' } })
      .png()
      .toBuffer();
    const seeThrough = read(await photoOf(page, clear, 'image/png'));
    expect(seeThrough.type).toBe('image/png');
    const { width, height, hasAlpha } = await sharp(seeThrough.content).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 75, height: 150, hasAlpha: true });
    for (const { content } of [webp, opaque, seeThrough]) expect(tracesIn(content)).toEqual([]);
  },
);

test('CHILD-11 CHILD-19 never enlarges a picture, and keeps its proportions', fullOnly, async ({ page }) => {
  const sizeOf = async (width: number, height: number) => {
    const file = await sharp({ create: { width, height, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer();
    const made = await sharp(read(await photoOf(page, file)).content).metadata();
    return [made.width, made.height];
  };
  expect(await sizeOf(40, 30)).toEqual([40, 30]);
  expect(await sizeOf(150, 150)).toEqual([150, 150]);
  expect(await sizeOf(151, 151)).toEqual([150, 150]);
  expect(await sizeOf(3000, 10)).toEqual([150, 1]);
  expect(await sizeOf(700, 2100)).toEqual([50, 150]);
});

test('CHILD-10 CHILD-20 rejects a file that is not a picture, whatever its type', async ({ page }) => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  const picture = await phonePicture(1);
  const files: [string, Buffer, string?][] = [
    ['an SVG', svg, 'image/svg+xml'],
    ['an SVG that says it is a JPEG', svg],
    ['a text', Buffer.from('hola')],
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><p>GIF89a')],
    ['a JPEG with another content', Buffer.concat([picture.subarray(0, 20), Buffer.alloc(5000, 'x')])],
    [
      'a HEIC, which this browser cannot draw',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'image/heic',
    ],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), 'image/jpeg'],
  ];
  for (const [what, file, type] of files) expect(await photoOf(page, file, type), what).toBe('unreadable');
});

test('CHILD-20 rejects a picture that was cut off, which browsers draw with grey below', async ({ page }) => {
  for (const format of ['jpeg', 'png'] as const) {
    const picture = await phonePicture(1, format);
    for (const length of [300, picture.length >> 1, picture.length - 2])
      expect(await photoOf(page, picture.subarray(0, length)), `${length} of a ${format}`).toBe('cut-off');
  }
});

test('BEY-15 CHILD-20 makes none where the browser lets no page read what it has drawn', async ({ page }) => {
  await serveSources(page);
  // imitates browsers that protect their readers from fingerprinting
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_left, _top, width, height) =>
      new ImageData(new Uint8ClampedArray(4 * width * height).fill(255), width, height);
  });
  expect(await photoOf(page, await phonePicture(1))).toBe('unreadable');
});

test(
  'CHILD-11 rejects a file or picture too large for a phone before drawing it',
  fullOnly,
  async ({ page }) => {
    const picture = await phonePicture(1);
    expect(await photoOf(page, picture, 'image/jpeg', 30_000_000)).toBe('too-large');
    expect(await photoOf(page, picture, 'image/jpeg', 1_000_000)).toMatch(/^data:/);
    expect(await photoOf(page, hugePng(12_000), 'image/png')).toBe('too-large');
  },
);
