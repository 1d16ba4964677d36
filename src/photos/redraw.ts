import { canReadCanvas } from './can-read-canvas.ts';
import { isTransparent } from './canvas.ts';
import { drawSmall } from './draw-small.ts';
import { isWhole } from './is-whole.ts';
import { PhotoError } from './photo-error.ts';
import { familyOf, sniffFile } from './sniff-type.ts';

/** More than any phone's camera makes, in bytes. */
const LARGEST_FILE = 30_000_000;
/** Pixels: a picture of few bytes may unfold to more than the memory of a phone. */
const LARGEST_PICTURE = 120_000_000;

export const JPEG_QUALITY = 0.85;

/** Redrawn picture with its best file type. */
export interface Drawn {
  canvas: HTMLCanvasElement;
  type: 'image/jpeg' | 'image/png';
}

/**
 * Draws the picture of a file anew, and of everything else that was in the file nothing: no place, date or name that the
 * camera wrote goes along (CHILD-19, BEY-15). It becomes a JPEG, or a PNG where it is transparent.
 * @param longestSide in pixels; a smaller picture stays as large as it is
 * @throws PhotoError
 */
export async function redraw(file: Blob, longestSide: number): Promise<Drawn> {
  if (file.size > LARGEST_FILE) throw new PhotoError('too-large');
  const type = await sniffFile(file).catch(() => undefined);
  if (familyOf(type) !== 'image') throw new PhotoError('unreadable');
  if (!(await isWhole(file, type))) throw new PhotoError('cut-off');
  const picture = await open(file.slice(0, file.size, type));
  if (picture.naturalWidth * picture.naturalHeight > LARGEST_PICTURE) throw new PhotoError('too-large');
  try {
    await picture.decode(); // fails where the picture begins well and is damaged further on
    if (!canReadCanvas()) throw new PhotoError('unreadable');
    const canvas = drawSmall(picture, longestSide);
    const isSeeThrough = type !== 'image/jpeg' && isTransparent(canvas);
    return { canvas, type: isSeeThrough ? 'image/png' : 'image/jpeg' };
  } catch {
    throw new PhotoError('unreadable');
  }
}

/** As data URL, which strict policies of pages allow for pictures while they do not allow `blob:`. */
async function open(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  await new Promise((resolve, reject) => {
    const fail = () => reject(new PhotoError('unreadable'));
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', fail);
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      picture.src = String(reader.result);
    });
    reader.addEventListener('error', fail);
    reader.readAsDataURL(file);
  });
  return picture;
}
