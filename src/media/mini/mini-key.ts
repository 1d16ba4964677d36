import { sessionStore } from '../../storage/safe-storage.ts';

/** Session storage key, private to this tab (STOR-05). */
export const MINI_KEY = 'ap-mini-player';

/** Tests whether media may have been playing on the previous page. */
export const hasRecord = (): boolean => sessionStore.get(MINI_KEY) !== null;
