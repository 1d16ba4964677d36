import type { safeUrl } from './content/safe-url.ts';
import type { readHostValue } from './element/host-values.ts';
import type { toUser } from './session/user.ts';
import type { createStore } from './storage/store.ts';

/** Functions of the entry that the core and the widgets use as well, so that they are loaded once. */
export interface Services {
  createStore: typeof createStore;
  readHostValue: typeof readHostValue;
  safeUrl: typeof safeUrl;
  toUser: typeof toUser;
}
