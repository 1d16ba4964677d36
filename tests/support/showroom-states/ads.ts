import { expect } from '../demo.ts';
import type { Checks } from './checks.ts';

/** Nobody has accepted ads on those pages: what is seen is the room. */
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
