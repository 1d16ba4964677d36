import { expect, test } from 'vitest';
import { isGridStale } from '../../scripts/derive/place-grid.ts';

test('API-40 the place grid matches the data of the package (else: npm run places)', async () => {
  expect(await isGridStale()).toBe(false);
});
