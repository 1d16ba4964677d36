import { expect, test } from 'vitest';
import { isPlacesStale } from '../../scripts/derive/places.ts';

test('DATA-01 DATA-02 the names of places are what the packages give (else: npm run places)', async () => {
  expect(await isPlacesStale()).toBe(false);
});
