import type { Privacy } from '../../src/element/privacy.types.ts';
import { favourites, intent } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [intent],
  sends: favourites,
};
