import { createRequire } from 'node:module';

type Arcs = readonly (number | Arcs)[];
export type Point = [lng: number, lat: number];

export interface Shape {
  id: string;
  type: 'Polygon' | 'MultiPolygon';
  arcs: Arcs;
  properties: { name: string };
}

/** Topology of the package `es-atlas`: shapes share their borders, and an arc lists steps from its first point. */
export interface Atlas {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: Record<string, { geometries: Shape[] }>;
}

const require = createRequire(import.meta.url);

/** Reads the atlas of provinces, or the finer one of municipalities. */
export const readAtlas = (name: 'municipalities' | 'provinces'): Atlas =>
  name === 'provinces' ? require('es-atlas/es/provinces.json') : require('es-atlas/es/municipalities.json');

export const shapesIn = (atlas: Atlas, layer: string): Shape[] => atlas.objects[layer]?.geometries ?? [];

/** Selects the places of Alicante, Castellón and Valencia (DATA-04). */
export const isNear = ({ id }: Pick<Shape, 'id'>): boolean => /^(?:03|12|46)/.test(id);

/** Rounds to three decimals, which is a hundred metres; the atlas is no finer. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns the points of an arc in degrees; ~n is arc n backwards. */
export function readArcs(
  { arcs, transform: { scale, translate } }: Atlas,
  round = rounded,
): (index: number) => Point[] {
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [round(x * scale[0] + translate[0]), round(y * scale[1] + translate[1])];
    });
  });
  return (index) => (index < 0 ? lines[~index]?.toReversed() : lines[index]) ?? [];
}

const ringOf = (arcs: Arcs, line: (index: number) => Point[]) =>
  arcs.flatMap((arc, place) => line(arc as number).slice(place === 0 ? 0 : 1));

/** Each polygon as its rings, the outline first. */
export function polygonsOf({ type, arcs }: Shape, line: (index: number) => Point[]): Point[][][] {
  const polygons = (type === 'Polygon' ? [arcs] : arcs) as Arcs[];
  return polygons.map((rings) => (rings as Arcs[]).map((ring) => ringOf(ring, line)));
}

/** Indices of all arcs of a shape, without their directions. */
export const arcsOf = (arcs: Arcs): number[] =>
  arcs.flatMap((arc) => (typeof arc === 'number' ? [arc < 0 ? ~arc : arc] : arcsOf(arc)));
