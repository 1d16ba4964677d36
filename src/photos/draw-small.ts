import { smallSizes } from './small-sizes.ts';

interface Size {
  width: number;
  height: number;
}

/** Draws a picture so that it fits in a square, upright as its camera meant it. */
export function drawSmall(picture: HTMLImageElement, longestSide: number): HTMLCanvasElement {
  let canvas: HTMLCanvasElement | undefined;
  for (const size of smallSizes(picture.naturalWidth, picture.naturalHeight, longestSide)) {
    const smaller = draw(canvas ?? picture, size);
    if (canvas) free(canvas);
    canvas = smaller;
  }
  if (!canvas) throw new Error('nothing to draw');
  return canvas;
}

function draw(picture: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

/** Rows that are looked at together: all of a large picture would take its memory once more. */
const STRIP = 256;

export function isTransparent(canvas: HTMLCanvasElement): boolean {
  const context = contextOf(canvas);
  for (let top = 0; top < canvas.height; top += STRIP) {
    const { data } = context.getImageData(0, top, canvas.width, Math.min(STRIP, canvas.height - top));
    for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  }
  return false;
}

/** Frees the memory of a canvas, which browsers give back late. */
export function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
