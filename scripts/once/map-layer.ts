import {
  arcsOf,
  isNear,
  type Point,
  polygonsOf,
  readArcs,
  readAtlas,
  rounded,
  type Shape,
  shapesIn,
} from './atlas.ts';

/** The provinces beside those. */
const beside = /^(?:02|16|30|43|44)$/;
/** The islands in the ocean. */
const isAway = (rings: Point[][]) => (rings[0] ?? []).every(([lng]) => lng < -10);

/** Towns by the code of the statistics institute: the name on the map and the smallest zoom that shows it. */
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

/** Rounds to two kilometres, which is precise enough for surroundings; merges points that coincide. */
const coarse = (ring: Point[]): Point[] =>
  ring
    .map(([lng, lat]): Point => [Math.round(lng * 50) / 50, Math.round(lat * 50) / 50])
    .filter(([lng, lat], index, all) => lng !== all[index - 1]?.[0] || lat !== all[index - 1]?.[1]);

/** Returns each arc between two municipalities once; borders between two provinces are separate. */
function borders(shapes: readonly Shape[]) {
  const owners = new Map<number, string[]>();
  for (const { id, arcs } of shapes)
    for (const arc of arcsOf(arcs)) owners.set(arc, [...(owners.get(arc) ?? []), id.slice(0, 2)]);
  const shared = [...owners].filter(([, provinces]) => provinces.length > 1);
  const between = (isSame: boolean) =>
    shared.filter(([, [one, other]]) => (one === other) === isSame).map(([arc]) => arc);
  return { ofTowns: between(true), ofProvinces: between(false) };
}

/** Returns the centre of the largest ring's bounding box. */
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

/** The layer of the demo's map: the surroundings, the three provinces, the borders in them, and names. */
export function mapLayer(): string {
  const [around, near] = [readAtlas('provinces'), readAtlas('municipalities')];
  const [lineAround, line] = [readArcs(around), readArcs(near)];
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
        // as fine as the shapes beside them, or the sea would be seen between
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
