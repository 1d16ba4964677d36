import type { Random } from './random.ts';

/**
 * The vocabulary of every scene: sheets of coloured paper, cut and laid over each other with a soft shadow.
 * Each picture holds exactly one dot: the point of the wordmark, as sun, moon, lamp, ball or fruit.
 */

/** Papers from the furthest and lightest to the nearest and darkest, and the colour of the dot. */
export interface Palette {
  papers: readonly [string, string, string, string, string, string];
  dot: string;
}

export interface Sheet {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
}

/** Draws a scene as SVG fragments, from the back to the front. */
export type Scene = (sheet: Sheet) => string[];

export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed shape with straight edges. */
export function shape(colour: string, ...points: Point[]): string {
  return `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${colour}"/>`;
}

/** A closed shape whose upper edge flows through the points; it fills all that is below. */
export function hill(points: readonly Point[], { width, height }: Sheet, colour: string): string {
  const [first = [0, height] as Point, ...rest] = points;
  let path = `M${-width * 0.1} ${height * 1.1}L${round(first[0])} ${round(first[1])}`;
  let previous = first;
  for (const point of rest) {
    const middle = (previous[0] + point[0]) / 2;
    path += `C${round(middle)} ${round(previous[1])} ${round(middle)} ${round(point[1])} ${round(point[0])} ${round(point[1])}`;
    previous = point;
  }
  return `<path d="${path}L${width * 1.1} ${height * 1.1}Z" fill="${colour}"/>`;
}

/** A flowing edge across the sheet, around `level` (a share of the height). */
export function wave({ width, height, random }: Sheet, level: number, swing: number, parts: number): Point[] {
  return Array.from({ length: parts + 1 }, (_, index) => [
    width * (-0.06 + (1.12 * index) / parts),
    height * (level + swing * (index % 2 === 0 ? 1 : -1) * random.between(0.5, 1)),
  ]);
}

export function circle(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"/>`;
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius = 0,
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" fill="${colour}"/>`;
}

/** An open line, for strings, cables and branches. */
export function line(path: string, colour: string, thickness: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(thickness)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A sheet of its own: its parts cast one shadow together on the layers behind. */
export function layer(...parts: string[]): string {
  return `<g filter="url(#lift)">${parts.join('')}</g>`;
}

/** The one dot of the picture. */
export function dot({ palette }: Sheet, x: number, y: number, radius: number): string {
  return layer(circle(x, y, radius, palette.dot));
}

/** The light of the lamps around a point; its edge is soft, so nothing is cut. */
export function glow(x: number, y: number, radius: number): string {
  return circle(x, y, radius, 'url(#glow)');
}

/** An arch standing on `floor`: the door and gallery of every courtyard. */
export function arch(x: number, floor: number, width: number, height: number, colour: string): string {
  const radius = width / 2;
  return `<path d="M${round(x)} ${round(floor)}V${round(floor - height + radius)}a${round(radius)} ${round(radius)} 0 0 1 ${round(width)} 0V${round(floor)}Z" fill="${colour}"/>`;
}
