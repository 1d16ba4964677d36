import { PhotoError } from '../../../src/photos/photo-error.ts';
import { JPEG_QUALITY, redraw } from '../../../src/photos/redraw.ts';
import { UploadError } from './upload.types.ts';

/** Pixels: what the largest screens show. */
const LONGEST_SIDE = 3840;

/**
 * The picture of a file, and nothing else of it: neither where nor when it was taken (BEY-15).
 * @throws {UploadError} where the browser cannot draw it
 */
export async function withoutTraces(file: File): Promise<File> {
  const { canvas, type } = await redraw(file, LONGEST_SIDE).catch((error: unknown) => {
    throw error instanceof PhotoError ? new UploadError('picture') : error;
  });
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (!picture) throw new UploadError('picture');
  const [, extension] = type.split('/');
  return new File([picture], `${file.name.replace(/\.\w{1,20}$/, '')}.${extension}`, { type });
}
