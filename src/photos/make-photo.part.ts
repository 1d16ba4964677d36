import { JPEG_QUALITY, redraw } from './redraw.ts';

/**
 * Turns a file into a small picture as data URL, without the metadata that its camera wrote (CHILD-19, BEY-15).
 * @param longestSide in pixels
 * @throws PhotoError
 */
export default async function makePhoto(file: Blob, longestSide: number): Promise<string> {
  const { canvas, type } = await redraw(file, longestSide);
  return canvas.toDataURL(type, JPEG_QUALITY);
}
