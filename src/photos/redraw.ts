import { contextOf, free, isTransparent, makeCanvas, type Size } from './canvas.ts';
import { isWhole } from './is-whole.ts';
import { PhotoError } from './photo-error.ts';
import { smallSizes } from './small-sizes.ts';
import { familyOf, sniffFile } from './sniff-type.ts';

/** Draws a picture so that it fits in a square, upright as its metadata say. */
function drawSmall(picture: HTMLImageElement, longestSide: number): HTMLCanvasElement {
  let canvas: HTMLCanvasElement | undefined;
  for (const size of smallSizes(picture.naturalWidth, picture.naturalHeight, longestSide)) {
    const smaller = draw(canvas ?? picture, size);
    if (canvas) free(canvas);
    canvas = smaller;
  }
  if (!canvas) throw new Error('nothing to draw');
  return canvas;
}

function draw(picture: CanvasImageSource, size: Size): HTMLCanvasElement {
  const canvas = makeCanvas(size);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}

const COLOUR = [0x20, 0x50, 0x80, 0xff];
/** Largest change of a colour value: some browsers alter each slightly, which nobody sees. */
const TOLERANCE = 8;

/** Tests whether the page can read a canvas: browsers with fingerprinting protection return noise, or white. */
function canReadCanvas(): boolean {
  const canvas = makeCanvas({ width: 2, height: 2 });
  const context = contextOf(canvas);
  context.fillStyle = '#205080';
  context.fillRect(0, 0, 2, 2);
  const { data } = context.getImageData(0, 0, 2, 2);
  free(canvas);
  return [...data].every((value, at) => Math.abs(value - (COLOUR[at % 4] ?? 0)) <= TOLERANCE);
}

/** Largest file in bytes; no phone camera makes larger ones. */
const LARGEST_FILE = 30_000_000;
/** Largest picture in pixels: a small file may decode to more than a phone's memory. */
const LARGEST_PICTURE = 120_000_000;

export const JPEG_QUALITY = 0.85;

/** Redrawn picture with its best file type. */
export interface Drawn {
  canvas: HTMLCanvasElement;
  type: 'image/jpeg' | 'image/png';
}

/**
 * Redraws a picture, without anything else in the file: no place, date or name that the camera wrote (CHILD-19,
 * BEY-15). The result is a JPEG, or a PNG if the picture is transparent.
 * @param longestSide in pixels; a smaller picture keeps its size
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
    await picture.decode(); // fails if the picture is damaged after its beginning
    if (!canReadCanvas()) throw new PhotoError('unreadable');
    const canvas = drawSmall(picture, longestSide);
    const isSeeThrough = type !== 'image/jpeg' && isTransparent(canvas);
    return { canvas, type: isSeeThrough ? 'image/png' : 'image/jpeg' };
  } catch {
    throw new PhotoError('unreadable');
  }
}

/** Opens a file as data URL: strict page policies allow it for pictures, but not `blob:`. */
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
