import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './contracts.ts';
import { isNear, valencian } from './places.ts';

const file = join(projectRoot, 'demo/cms/content/catalogue/places.data.ts');

type Point = [x: number, y: number];
type Ring = number[];

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: {
    municipalities: {
      geometries: { id: string; type: string; arcs: Ring[] | Ring[][]; properties: { name: string } }[];
    };
  };
}

/** The line of an arc in degrees: each point is told by its distance from the one before, and ~n is arc n backwards. */
function lineOf({ arcs, transform }: Topology, number: number): Point[] {
  const [scaleX, scaleY] = transform.scale;
  const [startX, startY] = transform.translate;
  let [x, y] = [0, 0];
  const line = (arcs[number < 0 ? ~number : number] ?? []).map(([stepX, stepY]): Point => {
    x += stepX;
    y += stepY;
    return [x * scaleX + startX, y * scaleY + startY];
  });
  return number < 0 ? line.reverse() : line;
}

interface Shape {
  area: number;
  centre: Point;
}

/** Area and centroid of a closed ring. */
function measure(ring: readonly Point[]): Shape {
  let [twice, x, y] = [0, 0, 0];
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    const cross = x1 * y2 - x2 * y1;
    twice += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  });
  // the smallest are a line in the atlas
  if (Math.abs(twice) < 1e-9) {
    const mean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
    return { area: 0, centre: [mean(0), mean(1)] };
  }
  return { area: Math.abs(twice / 2), centre: [x / (3 * twice), y / (3 * twice)] };
}

/** The middle of the largest part of each municipality, good enough for a sign on a map. */
function placesModule(): string {
  const atlas: Topology = createRequire(import.meta.url)('es-atlas/es/municipalities.json');
  const lines = atlas.objects.municipalities.geometries
    .filter(({ id }) => isNear(id))
    .sort((one, other) => Number(one.id) - Number(other.id))
    .map(({ id, type, arcs, properties }) => {
      const outlines = (
        type === 'Polygon' ? [arcs[0]] : (arcs as Ring[][]).map(([outline]) => outline)
      ) as Ring[];
      const shapes = outlines.map((ring) =>
        measure(ring.flatMap((number) => lineOf(atlas, number).slice(1))),
      );
      const [largest] = shapes.sort((one, other) => other.area - one.area);
      const degrees = (largest?.centre ?? []).map((degree) => degree.toFixed(3));
      return `${id} ${degrees.join(' ')} ${valencian(id, properties.name)}`;
    });
  return `// Made by scripts/derive/place-points.ts: code, longitude, latitude and name in each line.
// Municipalities: Instituto Geográfico Nacional, CC BY 4.0 ign.es (es-atlas)
export const placeLines = \`${lines.join('\n')}\`;
`;
}

/** Tests whether the committed module is not what the package gives. */
export const arePointsStale = async (): Promise<boolean> =>
  (await readFile(file, 'utf8').catch(() => '')) !== placesModule();

if (import.meta.main) await writeFile(file, placesModule());
