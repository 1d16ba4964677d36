import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dataUrl } from '../../testing/family.ts';
import { serverCaller } from '../http/caller.ts';
import { makePhoto } from './child-photo.ts';

const gps = {
  IFD0: { Make: 'CameraOfTheFamily', ImageDescription: 'Pau a la platja' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '39/1 28/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '0/1 22/1 0/1',
  },
};
const corner = 20;
/** Upright picture with one corner in each colour: red, green, blue, white. */
const upright = sharp({ create: { width: 60, height: 40, channels: 3, background: '#000' } })
  .composite(
    [
      ['#f00', 0, 0],
      ['#0f0', 40, 0],
      ['#00f', 0, 20],
      ['#fff', 40, 20],
    ].map(([background, left, top]) => ({
      input: { create: { width: corner, height: corner, channels: 3, background: String(background) } },
      left: Number(left),
      top: Number(top),
    })),
  )
  .png()
  .toBuffer();

/** Stores the photo as a camera does for an EXIF orientation: turned the opposite way from the correction. */
async function stored(orientation: number): Promise<Buffer> {
  const bytes = await upright;
  const image = () => sharp(bytes);
  const turned = {
    1: image(),
    2: image().flop(),
    3: image().rotate(180),
    4: image().flip(),
    5: sharp(await image().rotate(90).toBuffer()).flop(),
    6: image().rotate(270),
    7: sharp(await image().rotate(270).toBuffer()).flop(),
    8: image().rotate(90),
  }[orientation];
  if (!turned) throw new Error('no such orientation');
  return turned
    .withMetadata({ orientation, exif: gps, density: 300 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Malva-rosa</place></x:xmpmeta>')
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function cornersOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const nameAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 1 : 0)).join('');
  };
  const { width, height } = info;
  return {
    width,
    height,
    corners: [nameAt(8, 8), nameAt(width - 9, 8), nameAt(8, height - 9), nameAt(width - 9, height - 9)],
  };
}

const traces = /Exif|GPS|eXIf|tEXt|iTXt|iCCP|ICC_PROFILE|xmpmeta|Malva|CameraOfTheFamily|platja|http/;

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'W-19 CHILD-19 turns a photo of orientation %i upright and removes its metadata',
  async (orientation) => {
    const sent = await stored(orientation);
    expect(sent.toString('latin1')).toMatch(/Exif[\s\S]*CameraOfTheFamily/);
    expect((await sharp(sent).metadata()).orientation).toBe(orientation);
    const photo = await makePhoto(dataUrl(sent), serverCaller);
    if (!photo) throw new Error('refused');
    expect(photo.media_type).toBe('image/jpeg');
    expect(photo.picture.toString('latin1')).not.toMatch(traces);
    expect(await sharp(photo.picture).metadata()).not.toMatchObject({ orientation: expect.anything() });
    expect(await cornersOf(photo.picture)).toEqual({
      width: 60,
      height: 40,
      corners: ['100', '010', '001', '111'],
    });
  },
);

const plain = (width: number, height: number, background: object | string = '#08c') =>
  sharp({ create: { width, height, channels: 4, background: background as string } });

test.each([
  ['larger', 600, 400, 150, 100],
  ['taller than wide', 300, 600, 75, 150],
  ['of the maximum size', 150, 150, 150, 150],
  ['smaller', 40, 30, 40, 30],
  ['very narrow', 1, 2000, 1, 150],
])(
  'CHILD-11 CHILD-19 keeps the proportions of a photo that is %s and never enlarges it',
  async (_case, ...sizes) => {
    const [width, height, ...made] = sizes as [number, number, number, number];
    const photo = await makePhoto(dataUrl(await plain(width, height).jpeg().toBuffer()), serverCaller);
    const { width: w, height: h } = await sharp(photo?.picture).metadata();
    expect([w, h]).toEqual(made);
  },
);

test('CHILD-19 converts a PNG to JPEG unless it has transparency', async () => {
  const through = await makePhoto(
    dataUrl(await plain(9, 9, { r: 0, g: 90, b: 200, alpha: 0.4 }).png().toBuffer(), 'png'),
    serverCaller,
  );
  expect(through?.media_type).toBe('image/png');
  expect((await sharp(through?.picture).metadata()).format).toBe('png');
  const opaque = await makePhoto(dataUrl(await plain(9, 9).png().toBuffer(), 'png'), serverCaller);
  expect(opaque?.media_type).toBe('image/jpeg');
  expect((await sharp(opaque?.picture).metadata()).format).toBe('jpeg');
});

test('BEY-15 removes the metadata of a transparent PNG', async () => {
  const sent = await plain(9, 9, { r: 0, g: 90, b: 200, alpha: 0.4 })
    .withMetadata({ exif: gps, icc: 'p3' })
    .png()
    .toBuffer();
  expect(sent.toString('latin1')).toMatch(/eXIf/);
  const photo = await makePhoto(dataUrl(sent, 'png'), serverCaller);
  expect(photo?.picture.toString('latin1')).not.toMatch(traces);
});

test('W-19 detects the image format from the bytes, not from the declared type', async () => {
  const png = await plain(9, 9).png().toBuffer();
  expect(await makePhoto(dataUrl(png, 'jpeg'), serverCaller)).toMatchObject({ media_type: 'image/jpeg' });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const whole = () => sharp({ create: { width: 90, height: 90, channels: 3, background: '#08c' } });
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const refused: [string, () => Promise<Buffer>][] = [
  ['SVG', async () => Buffer.from(svg)],
  [
    'SVG after the signature of a JPEG',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
  ],
  ['HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['GIF', () => whole().gif().toBuffer()],
  ['WebP', () => whole().webp().toBuffer()],
  ['TIFF', () => whole().tiff().toBuffer()],
  ['html', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['the signature of a PNG alone', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['a JPEG cut in half', async () => half(await whole().jpeg().toBuffer())],
  ['a PNG cut in half', async () => half(await upright)],
  [
    'a PNG with changed pixels',
    async () => {
      const bytes = Buffer.from(await upright);
      bytes.fill(0xaa, bytes.indexOf('IDAT') + 8, bytes.indexOf('IDAT') + 40);
      return bytes;
    },
  ],
];
test.each(refused)('CHILD-10 W-19 rejects %s as a photo', async (_case, bytes) => {
  expect(await makePhoto(dataUrl(await bytes()), serverCaller)).toBeUndefined();
});

/** Creates a PNG with one bit per pixel, all black. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const points = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))]);
}

test('W-19 rejects a decompression bomb before unpacking it', async () => {
  const bomb = blackPng(24_000, 24_000);
  expect(dataUrl(bomb, 'png').length).toBeLessThan(130_000);
  expect(await makePhoto(dataUrl(bomb, 'png'), serverCaller)).toBeUndefined();
  expect(await makePhoto(dataUrl(blackPng(2048, 2049), 'png'), serverCaller)).toBeUndefined();
  expect(await makePhoto(dataUrl(blackPng(2048, 2048), 'png'), serverCaller)).toMatchObject({
    media_type: 'image/jpeg',
  });
});
