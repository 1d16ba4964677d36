import { isNear, type Point, polygonsOf, readArcs, readAtlas, shapesIn } from './atlas.ts';

/** Grid steps per degree: positions are rounded to hundredths of a degree. */
const STEP = 100;

interface Town {
  code: string;
  rings: Point[][];
}

/**
 * Returns the crossings of a horizontal line with the outlines, from west to east. Between two of them the line is
 * inside.
 */
function crossings(rings: readonly Point[][], height: number): number[] {
  return rings
    .flatMap((ring) =>
      ring.flatMap(([x, y], index) => {
        const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
        return y > height === nextY > height ? [] : [x + ((height - y) / (nextY - y)) * (nextX - x)];
      }),
    )
    .sort((one, other) => one - other);
}

/** Returns the stretches of one row of the grid: start and end in hundredths, and the code of the municipality. */
function stretches(towns: readonly Town[], row: number): string[] {
  // slightly above, so that no corner lies on the line
  const found = towns.flatMap(({ code, rings }) => {
    const cuts = crossings(rings, row / STEP + 1e-7);
    return cuts.flatMap((west, index) => {
      const [from, to] = [Math.ceil(west * STEP), Math.floor((cuts[index + 1] ?? west) * STEP)];
      return index % 2 === 0 && from <= to ? [{ code, from, to }] : [];
    });
  });
  return found
    .sort((one, other) => one.from - other.from)
    .map(({ code, from, to }) => `${from} ${to} ${code}`);
}

/** The municipality of each hundredth of a degree. */
export function placeGridModule(): string {
  const atlas = readAtlas('municipalities');
  const line = readArcs(atlas);
  const towns = shapesIn(atlas, 'municipalities')
    .filter(isNear)
    .map((shape) => ({ code: shape.id, rings: polygonsOf(shape, line).flat() }));
  const heights = towns.flatMap(({ rings }) => rings.flat().map(([, y]) => Math.round(y * STEP)));
  const [south, north] = heights.reduce(
    ([low, high], height) => [Math.min(low, height), Math.max(high, height)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const rows = Array.from({ length: north - south + 1 }, (_, index) => south + index)
    .map((row) => [row, stretches(towns, row)] as const)
    .filter(([, found]) => found.length > 0);
  return `// Made by scripts/once/place-grid.ts: a latitude in each line, and the stretches of it that lie in a municipality, each with
// its western and eastern end and the code. In hundredths of a degree.
// Municipalities: Instituto Geográfico Nacional, CC BY 4.0 ign.es (es-atlas)
export const gridLines = \`${rows.map(([row, found]) => `${row}:${found.join(',')}`).join('\n')}\`;
`;
}
