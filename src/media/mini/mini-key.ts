import { sessionStore } from '../../storage/safe-storage.ts';

/** Of this tab alone: the browser forgets it with the tab (STOR-05). */
export const MINI_KEY = 'ap-mini-player';

/** Whether something may have been playing on the page before. */
export const hasRecord = (): boolean => sessionStore.get(MINI_KEY) !== null;
