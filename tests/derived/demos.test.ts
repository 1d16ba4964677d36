import { expect, test } from 'vitest';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import { staleDemos } from '../../scripts/derive/demos.ts';

test('BEY-27 the html that the tests read is that of the templates (else: npm run docs)', async () => {
  expect(await staleDemos(await readDefinitions())).toEqual([]);
});
