import { isNear, type Point, polygonsOf, readArcs, readAtlas, shapesIn } from './atlas.ts';
import { valencian } from './places.ts';

interface Measures {
  area: number;
  centre: Point;
}

/** Area and centroid of a closed ring. */
function measure(ring: readonly Point[]): Measures {
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

/** Returns the centre of each municipality's largest part, precise enough for a symbol on a map. */
export function placePointsModule(): string {
  const atlas = readAtlas('municipalities');
  const line = readArcs(atlas, (value) => value);
  const lines = shapesIn(atlas, 'municipalities')
    .filter(isNear)
    .sort((one, other) => Number(one.id) - Number(other.id))
    .map((shape) => {
      // a ring ends where it begins
      const shapes = polygonsOf(shape, line).map(([outline = []]) => measure(outline.slice(1)));
      const [largest] = shapes.sort((one, other) => other.area - one.area);
      const degrees = (largest?.centre ?? []).map((degree) => degree.toFixed(3));
      return `${shape.id} ${degrees.join(' ')} ${valencian(shape.id, shape.properties.name)}`;
    });
  return `// Made by scripts/once/place-points.ts: code, longitude, latitude and name in each line.
// Municipalities: Instituto Geográfico Nacional, CC BY 4.0 ign.es (es-atlas)
export const placeLines = \`${lines.join('\n')}\`;
`;
}
