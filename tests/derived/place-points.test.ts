import { expect, test } from 'vitest';
import { arePointsStale } from '../../scripts/derive/place-points.ts';

test('DATA-04 the places of the map are what the package gives (else: npm run places)', async () => {
  expect(await arePointsStale()).toBe(false);
});
