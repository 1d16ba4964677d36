import { contextOf, free, makeCanvas, type Size } from './canvas.ts';
import { smallSizes } from './small-sizes.ts';

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

function draw(picture: CanvasImageSource, size: Size): HTMLCanvasElement {
  const canvas = makeCanvas(size);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}
