import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isWhole } from './is-whole.ts';

const picture = () => sharp({ create: { width: 200, height: 120, channels: 3, background: '#a50' } });
const preview = await picture().resize(20).jpeg().toBuffer();
/** A JPEG that begins with a whole small one, as cameras write. */
const withPreview = (jpeg: Buffer) => {
  const length = preview.length + 2;
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, length >> 8, length & 255]),
    preview,
    jpeg.subarray(2),
  ]);
};

const pictures = {
  'a JPEG': ['image/jpeg', await picture().jpeg().toBuffer()],
  'a progressive JPEG': ['image/jpeg', await picture().jpeg({ progressive: true }).toBuffer()],
  'a JPEG with a preview': ['image/jpeg', withPreview(await picture().jpeg().toBuffer())],
  'a PNG': ['image/png', await picture().png().toBuffer()],
} as const;

test.each(Object.entries(pictures))('CHILD-20 tells where %s was cut off', async (_name, [type, bytes]) => {
  const whole = (some: Uint8Array<ArrayBuffer>) => isWhole(new Blob([some]), type);
  const all = new Uint8Array(bytes);
  expect(await whole(all)).toBe(true);
  expect(await whole(new Uint8Array([...all, 0, 0, 0xff, 1]))).toBe(true);
  for (let length = 4; length < all.length - 1; length++)
    expect(await whole(all.slice(0, length))).toBe(false);
});

test('leaves other pictures to the browser', async () => {
  expect(await isWhole(new Blob(['GIF89a']), 'image/gif')).toBe(true);
  expect(await isWhole(new Blob(['']), undefined)).toBe(true);
});
