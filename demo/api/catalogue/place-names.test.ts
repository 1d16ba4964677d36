import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { isNear, valencian } from '../../../scripts/derive/places.ts';
import { stems } from './words.ts';

interface Atlas {
  objects: { municipalities: { geometries: { id: string; properties: { name: string } }[] } };
}

const atlas: Atlas = createRequire(import.meta.url)('es-atlas/es/municipalities.json');
const twoNames = atlas.objects.municipalities.geometries
  .filter(({ id, properties }) => isNear(id) && properties.name.includes('/'))
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
