import { expect, test } from 'vitest';
import { areSkyIconsStale } from '../../scripts/derive/sky-icons.ts';

test('the drawings of the sky are what the package gives (else: node scripts/derive/sky-icons.ts)', async () => {
  expect(await areSkyIconsStale()).toBe(false);
});
