import { expect } from '../demo.ts';
import type { Checks } from './checks.ts';

/** On these pages nobody has consented to ads: only the reserved space is visible. */
export const adChecks: Checks = {
  'ap-ad': {
    lloc: async (tag) => {
      await expect(tag.locator('[data-ap-mount] svg')).toHaveAttribute('height', /90|250/);
      await expect(tag.locator('iframe')).toHaveCount(0);
    },
    'vista-previa': async (tag) => {
      await expect(tag).toBeHidden();
    },
  },
};
