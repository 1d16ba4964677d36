import { contextOf, free, makeCanvas } from './canvas.ts';

const COLOUR = [0x20, 0x50, 0x80, 0xff];
/** Some browsers alter each colour a little, which nobody sees. */
const TOLERANCE = 8;

/** Whether the page may read what it draws: browsers that protect from being recognised answer noise, or white. */
export function canReadCanvas(): boolean {
  const canvas = makeCanvas({ width: 2, height: 2 });
  const context = contextOf(canvas);
  context.fillStyle = '#205080';
  context.fillRect(0, 0, 2, 2);
  const { data } = context.getImageData(0, 0, 2, 2);
  free(canvas);
  return [...data].every((value, at) => Math.abs(value - (COLOUR[at % 4] ?? 0)) <= TOLERANCE);
}
