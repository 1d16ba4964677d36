import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './contracts.ts';

const require = createRequire(import.meta.url);
const file = join(projectRoot, 'demo/cms/assets/map-layer.json');

type Arcs = readonly (number | Arcs)[];
export type Point = [lng: number, lat: number];

interface Shape {
  id: string;
  type: 'Polygon' | 'MultiPolygon';
  arcs: Arcs;
  properties: { name: string };
}

export interface Atlas {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: Record<string, { geometries: Shape[] }>;
}

/** Alicante, Castellón and Valencia. */
const isNear = ({ id }: Pick<Shape, 'id'>) => /^(?:03|12|46)/.test(id);

/** The provinces beside those. */
const beside = /^(?:02|16|30|43|44)$/;
/** The islands in the ocean. */
const isAway = (rings: Point[][]) => (rings[0] ?? []).every(([lng]) => lng < -10);

/** Towns with their name on the map, by the code of the statistics institute, and the zoom from which on it is there. */
const towns: Readonly<Record<string, readonly [name: string, fromZoom: number]>> = {
  '12040': ['Castelló de la Plana', 7],
  '46250': ['València', 7],
  '03014': ['Alacant', 7],
  '03065': ['Elx', 9],
  '46131': ['Gandia', 8],
  '12138': ['Vinaròs', 8],
  '12080': ['Morella', 8],
  '12104': ['Sogorb', 9],
  '46220': ['Sagunt', 9],
  '46213': ['Requena', 8],
  '46145': ['Xàtiva', 9],
  '46184': ['Ontinyent', 9],
  '03009': ['Alcoi', 8],
  '03063': ['Dénia', 9],
  '03031': ['Benidorm', 9],
  '03099': ['Oriola', 8],
};

/** Three decimals are a hundred metres; the atlas is no finer. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Rounds to two kilometres, which is precise enough for surroundings; merges points that coincide. */
const coarse = (ring: Point[]): Point[] =>
  ring
    .map(([lng, lat]): Point => [Math.round(lng * 50) / 50, Math.round(lat * 50) / 50])
    .filter(([lng, lat], index, all) => lng !== all[index - 1]?.[0] || lat !== all[index - 1]?.[1]);

/** The arcs of an atlas as points; a line that has been gone over backwards is named by its complement. */
export function readArcs({ arcs, transform: { scale, translate } }: Atlas): (index: number) => Point[] {
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [rounded(x * scale[0] + translate[0]), rounded(y * scale[1] + translate[1])];
    });
  });
  return (index) => (index < 0 ? lines[~index]?.toReversed() : lines[index]) ?? [];
}

const ringOf = (arcs: Arcs, line: (index: number) => Point[]) =>
  arcs.flatMap((arc, place) => line(arc as number).slice(place === 0 ? 0 : 1));

/** Each polygon as its rings. */
export function polygonsOf({ type, arcs }: Shape, line: (index: number) => Point[]): Point[][][] {
  const polygons = (type === 'Polygon' ? [arcs] : arcs) as Arcs[];
  return polygons.map((rings) => (rings as Arcs[]).map((ring) => ringOf(ring, line)));
}

const flat = (arcs: Arcs): number[] =>
  arcs.flatMap((arc) => (typeof arc === 'number' ? [arc < 0 ? ~arc : arc] : flat(arc)));

/** Arcs between two municipalities, each once: those between two provinces apart. */
function borders(shapes: readonly Shape[]) {
  const owners = new Map<number, string[]>();
  for (const { id, arcs } of shapes)
    for (const arc of flat(arcs)) owners.set(arc, [...(owners.get(arc) ?? []), id.slice(0, 2)]);
  const shared = [...owners].filter(([, provinces]) => provinces.length > 1);
  const between = (isSame: boolean) =>
    shared.filter(([, [one, other]]) => (one === other) === isSame).map(([arc]) => arc);
  return { ofTowns: between(true), ofProvinces: between(false) };
}

/** The middle of the largest ring's box. */
function middleOf(polygons: Point[][][]): Point {
  const [largest = []] = polygons.map(([ring = []]) => ring).sort((one, other) => other.length - one.length);
  const middle = (values: number[]) => rounded((Math.min(...values) + Math.max(...values)) / 2);
  return [middle(largest.map(([lng]) => lng)), middle(largest.map(([, lat]) => lat))];
}

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});

/** The committed layer: what lies around, the three provinces, the borders in them, and names. */
function mapLayer(): string {
  const around: Atlas = require('es-atlas/es/provinces.json');
  const near: Atlas = require('es-atlas/es/municipalities.json');
  const [lineAround, line] = [readArcs(around), readArcs(near)];
  const shapesIn = (atlas: Atlas, name: string) => atlas.objects[name]?.geometries ?? [];
  const municipalities = shapesIn(near, 'municipalities').filter(isNear);
  const { ofTowns, ofProvinces } = borders(municipalities);
  const others = shapesIn(around, 'provinces').filter(({ id }) => !isNear({ id }) && !beside.test(id));
  const provinces = shapesIn(near, 'provinces').filter(isNear);
  const names = municipalities.flatMap((shape) => {
    const [name, fromZoom] = towns[shape.id] ?? [];
    return name
      ? [feature({ role: 'name', name, fromZoom }, 'Point', middleOf(polygonsOf(shape, line)))]
      : [];
  });
  const layer = {
    type: 'FeatureCollection',
    attribution: 'Instituto Geográfico Nacional, CC BY 4.0',
    features: [
      feature({ role: 'around' }, 'MultiPolygon', [
        ...others
          .flatMap((shape) => polygonsOf(shape, lineAround))
          .filter((rings) => !isAway(rings))
          .map((rings) => rings.map(coarse).filter(({ length }) => length > 3))
          .filter(({ length }) => length > 0),
        // as fine as what they lie beside, or the sea would be seen between
        ...shapesIn(near, 'provinces')
          .filter(({ id }) => beside.test(id))
          .flatMap((shape) => polygonsOf(shape, line)),
      ]),
      feature(
        { role: 'land' },
        'MultiPolygon',
        provinces.flatMap((shape) => polygonsOf(shape, line)),
      ),
      feature({ role: 'border' }, 'MultiLineString', ofTowns.map(line)),
      feature({ role: 'province' }, 'MultiLineString', ofProvinces.map(line)),
      ...names,
    ],
  };
  return `${JSON.stringify(layer)}\n`;
}

/** Tests whether the committed layer is not what the atlas gives. */
export const isMapLayerStale = async (): Promise<boolean> =>
  (await readFile(file, 'utf8').catch(() => '')) !== mapLayer();

if (import.meta.main) await writeFile(file, mapLayer());
