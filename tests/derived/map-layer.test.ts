import { expect, test } from 'vitest';
import { isMapLayerStale } from '../../scripts/derive/map-layer.ts';

test('MAP-04 the layer of the demo’s map is what the atlas gives (else: npm run map)', async () => {
  expect(await isMapLayerStale()).toBe(false);
});
