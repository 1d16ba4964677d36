import { smallSizes } from './small-sizes.ts';

const JPEG_QUALITY = 0.85;

/** Draws a picture so that it fits in a square, upright as its camera meant it: JPEG, or PNG where it is transparent. */
export function drawSmall(picture: HTMLImageElement, longestSide: number): string {
  let drawn: CanvasImageSource = picture;
  let context: CanvasRenderingContext2D | undefined;
  for (const { width, height } of smallSizes(picture.naturalWidth, picture.naturalHeight, longestSide)) {
    context = sheet(width, height);
    context.drawImage(drawn, 0, 0, width, height);
    drawn = context.canvas;
  }
  if (!context) throw new Error('nothing to draw');
  return isTransparent(context)
    ? context.canvas.toDataURL('image/png')
    : context.canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

function sheet(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  return context;
}

function isTransparent(context: CanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}
