import { sessionStore } from '../../storage/safe-storage.ts';

/** Session storage key: it belongs to this tab alone (STOR-05). */
export const MINI_KEY = 'ap-mini-player';

/** Tests whether something may have been playing on the page before. */
export const hasRecord = (): boolean => sessionStore.get(MINI_KEY) !== null;
