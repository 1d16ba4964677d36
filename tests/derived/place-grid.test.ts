import { expect, test } from 'vitest';
import { isGridStale } from '../../scripts/derive/place-grid.ts';

test('API-40 the municipality of each hundredth of a degree is what the package gives (else: npm run places)', async () => {
  expect(await isGridStale()).toBe(false);
});
