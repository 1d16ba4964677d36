import { JPEG_QUALITY, redraw } from './redraw.ts';

/**
 * Makes of a file a small picture as data URL, without anything that its camera wrote (CHILD-19, BEY-15).
 * @param longestSide in pixels
 * @throws PhotoError
 */
export async function makePhoto(file: Blob, longestSide: number): Promise<string> {
  const { canvas, type } = await redraw(file, longestSide);
  return canvas.toDataURL(type, JPEG_QUALITY);
}
