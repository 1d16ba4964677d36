import { contextOf, free } from '../../../src/photos/canvas.ts';
import { PhotoError } from '../../../src/photos/photo-error.ts';
import { type Drawn, JPEG_QUALITY, redraw } from '../../../src/photos/redraw.ts';
import { familyOf, sniffFile } from '../../../src/photos/sniff-type.ts';
import { isReadable } from './cause-of.ts';
import { UploadError } from './upload.types.ts';

/** Pixels: what the largest screens show. */
const LONGEST_SIDE = 3840;

/**
 * Redraws a picture, so that no metadata such as place or time remains (BEY-15).
 * @param mostBytes limit of a transparent picture; a larger one gets a white background, because a PNG can exceed its
 * source
 * @throws {UploadError} when the browser cannot draw it
 */
export async function withoutTraces(file: File, mostBytes: number): Promise<File> {
  const drawn = await redraw(file, LONGEST_SIDE).catch(async (error: unknown) => {
    if (error instanceof PhotoError) throw new UploadError(await readingProblem(file));
    throw error;
  });
  let picture = await write(drawn);
  if (picture.size > mostBytes && drawn.type === 'image/png') picture = await write(onWhite(drawn));
  free(drawn.canvas);
  const [, extension] = picture.type.split('/');
  return new File([picture], `${file.name.replace(/\.\w{1,20}$/, '')}.${extension}`, { type: picture.type });
}

async function readingProblem(file: File) {
  if (!(await isReadable(file))) return 'file';
  return familyOf(await sniffFile(file)) === 'image' ? 'picture' : 'content';
}

async function write({ canvas, type }: Drawn): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (!picture) throw new UploadError('picture');
  return picture;
}

function onWhite({ canvas }: Drawn): Drawn {
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, type: 'image/jpeg' };
}
