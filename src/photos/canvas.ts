export interface Size {
  width: number;
  height: number;
}

export function makeCanvas({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

/** Frees the memory of a canvas, which browsers give back late. */
export function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** Number of rows read at once: reading a large picture as a whole would double its memory. */
const STRIP = 256;

export function isTransparent(canvas: HTMLCanvasElement): boolean {
  const context = contextOf(canvas);
  for (let top = 0; top < canvas.height; top += STRIP) {
    const { data } = context.getImageData(0, top, canvas.width, Math.min(STRIP, canvas.height - top));
    for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  }
  return false;
}
