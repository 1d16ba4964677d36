import type { Privacy } from '../../src/element/privacy.types.ts';
import { backUrl } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [backUrl],
};
