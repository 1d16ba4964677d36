import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Metadata that a phone writes into a picture; no byte of it may be sent. */
export const traces = [
  'Fabricant-Fictici',
  'Nom de la criatura',
  'Exif',
  'GPS',
  'http://ns.adobe.com',
  '2026:11:21',
];

const quarter = (red: number, green: number, blue: number) => ({
  create: { width: 200, height: 150, channels: 3 as const, background: { r: red, g: green, b: blue } },
});

/** Creates a picture of 400 × 300: red, green, blue and white from its upper left corner on. */
async function upright(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
    .composite([
      { input: quarter(255, 0, 0), left: 0, top: 0 },
      { input: quarter(0, 255, 0), left: 200, top: 0 },
      { input: quarter(0, 0, 255), left: 0, top: 150 },
    ])
    .png()
    .toBuffer();
}

/** Stores the upright picture as a camera does in one of the eight EXIF orientations. */
async function stored(orientation: number): Promise<Buffer> {
  const picture = await upright();
  const turned = (degrees: number) => sharp(picture).rotate(degrees).png().toBuffer();
  switch (orientation) {
    case 2:
      return sharp(picture).flop().toBuffer();
    case 3:
      return turned(180);
    case 4:
      return sharp(picture).flip().toBuffer();
    case 5:
      return sharp(await turned(90))
        .flop()
        .toBuffer();
    case 6:
      return turned(270);
    case 7:
      return sharp(await turned(90))
        .flip()
        .toBuffer();
    case 8:
      return turned(90);
    default:
      return picture;
  }
}

/** Creates a phone picture: rotated, with location, time and a name. */
export async function phonePicture(
  orientation: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> {
  return sharp(await stored(orientation))
    .withExif({
      IFD0: { Make: 'Fabricant-Fictici', Copyright: 'Nom de la criatura', DateTime: '2026:11:21 08:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 28/1 1234/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 22/1 3456/100',
      },
    })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

/** Creates a PNG of one colour, with few bytes and any number of pixels. */
export function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one grey bit per pixel
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the displayed colours in the middle of a picture's four quarters. */
export async function quartersOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    const [red, green, blue] = [0, 1, 2].map((channel) => (data[start + channel] ?? 0) > 127);
    return `${red ? 'r' : ''}${green ? 'g' : ''}${blue ? 'b' : ''}`;
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}
