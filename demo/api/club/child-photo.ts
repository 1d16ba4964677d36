import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** What is kept of a photo. */
export interface ChildPhoto {
  picture: Buffer;
  media_type: 'image/jpeg' | 'image/png';
  /** Random: an address must tell nothing of the picture. */
  version: string;
}

/** Longest side in pixels (CHILD-11). */
const longestSide = 150;
/** A few kilobytes can hold a picture that fills the memory; one from a form is far smaller than this. */
const mostPixels = 2048 * 2048;

const beginnings = [
  [0xff, 0xd8, 0xff], // JPEG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
];

/**
 * Makes a picture of its own from what was sent, whatever that says of itself: upright, small, and without anything that
 * was written into it but its points (W-19, BEY-15). PNG only if one can see through it (CHILD-19).
 * @returns undefined when it is no whole JPEG or PNG (CHILD-10, CHILD-20)
 */
export async function makePhoto(dataUrl: string): Promise<ChildPhoto | undefined> {
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  // the library reads many formats, also such as hold scripts or name other files
  if (!beginnings.some((bytes) => sent.subarray(0, bytes.length).equals(Buffer.from(bytes))))
    return undefined;
  try {
    return await draw(sent);
  } catch {
    return undefined; // cut off, broken, or too many pixels
  }
}

async function draw(sent: Buffer): Promise<ChildPhoto> {
  const small = await sharp(sent, { limitInputPixels: mostPixels, failOn: 'warning' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { isOpaque } = await sharp(small).stats();
  const version = randomBytes(6).toString('base64url');
  if (!isOpaque) return { picture: small, media_type: 'image/png', version };
  return {
    picture: await sharp(small).removeAlpha().jpeg({ quality: 85 }).toBuffer(),
    media_type: 'image/jpeg',
    version,
  };
}
