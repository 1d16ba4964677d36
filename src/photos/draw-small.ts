import { smallSizes } from './small-sizes.ts';

interface Size {
  width: number;
  height: number;
}

/** Draws a picture so that it fits in a square, upright as its camera meant it. */
export function drawSmall(picture: HTMLImageElement, longestSide: number): HTMLCanvasElement {
  let canvas: HTMLCanvasElement | undefined;
  for (const size of smallSizes(picture.naturalWidth, picture.naturalHeight, longestSide))
    canvas = draw(canvas ?? picture, size);
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

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

export function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}
