import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { pictureQueue } from '../http/picture-queue.ts';

/** Stored fields of a photo. */
export interface ChildPhoto {
  picture: Buffer;
  media_type: 'image/jpeg' | 'image/png';
  /** Random, so that the photo's address reveals nothing about the picture. */
  version: string;
}

/** Longest side in pixels (CHILD-11). */
const longestSide = 150;
/** Protects the memory from decompression bombs; photos from forms are far smaller. */
const mostPixels = 2048 * 2048;

const beginnings = [
  [0xff, 0xd8, 0xff], // JPEG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
];

/**
 * Re-encodes the photo: upright, small and without metadata, whatever its declared type (W-19, BEY-15). The result is
 * a PNG only if the photo has transparency (CHILD-19).
 * @throws ApiError BUSY
 * @returns undefined when it is not a complete JPEG or PNG (CHILD-10, CHILD-20)
 */
export async function makePhoto(dataUrl: string, caller: Caller): Promise<ChildPhoto | undefined> {
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  // the library reads many formats, also some with scripts or references to other files
  if (!beginnings.some((bytes) => sent.subarray(0, bytes.length).equals(Buffer.from(bytes))))
    return undefined;
  try {
    return await pictureQueue.take(caller, () => draw(sent));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return undefined; // truncated, corrupt or with too many pixels
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
