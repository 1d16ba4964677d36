import { expect, test } from 'vitest';
import { isNear, readAtlas, shapesIn } from '../../../scripts/once/atlas.ts';
import { valencian } from '../../../scripts/once/places.ts';
import { stems } from './words.ts';

const twoNames = shapesIn(readAtlas('municipalities'), 'municipalities')
  .filter((shape) => isNear(shape) && shape.properties.name.includes('/'))
  .map(({ id, properties: { name } }) => {
    const printed = valencian(id, name);
    return [name.split('/').find((part) => part !== printed) ?? '', printed];
  });

test('BEY-22 the atlas has municipalities with two official names', () => {
  expect(twoNames.length).toBeGreaterThan(30);
});

test.each(twoNames)('BEY-22 %s finds %s', (typed = '', printed = '') => {
  expect(stems(typed)).toBe(stems(printed));
});
