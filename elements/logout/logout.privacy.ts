import type { Privacy } from '../../src/element/privacy.types.ts';
import { intent, logout } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [intent],
  sends: [logout],
};
