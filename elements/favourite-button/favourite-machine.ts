import type { Toggled } from '../../src/account/favourites.ts';

/** Announcement and dialog of a button after a press. */
export interface Spoken {
  /** Result of the press; null before it and while the request runs. */
  said: 'added' | 'removed' | 'failed' | 'fulfilled' | null;
  /** To log in, or whether a wish from before the login is to be undone (BEY-08). */
  asked: 'login' | 'undo' | null;
}

export type FavouriteEvent =
  /** Something new is on its way. */
  | { type: 'press' }
  /** Nobody is logged in, and the page does not ask for the login itself. */
  | { type: 'ask-login' }
  /** `isWish`: it was wanted before a login. `active`: what the button shows now. */
  | { type: 'answered'; outcome: Toggled; isWish: boolean; active: boolean }
  /** The session has changed, here or in another tab; `isOther`: to another user. */
  | { type: 'session'; isOther: boolean; active: boolean }
  | { type: 'dismiss' }
  /** The dialog could not be loaded. */
  | { type: 'no-dialog' };

export const SILENT: Spoken = { said: null, asked: null };

/** Next announcement and dialog of a button (FAV-08, FAV-09, FAV-12, BEY-08). */
export function nextSpoken(spoken: Spoken, event: FavouriteEvent): Spoken {
  switch (event.type) {
    case 'press':
      return SILENT;
    case 'ask-login':
      return { said: null, asked: 'login' };
    case 'answered':
      return ifTrue(outcomeSpoken(event.outcome, event.isWish), event.active);
    case 'session':
      // what was offered to one is not to another
      return event.isOther ? SILENT : ifTrue(spoken, event.active);
    case 'dismiss':
      return { ...spoken, asked: null };
    case 'no-dialog':
      return { said: 'failed', asked: null };
  }
}

function outcomeSpoken(outcome: Toggled, isWish: boolean): Spoken {
  if (outcome === 'added' && isWish) return { said: 'fulfilled', asked: 'undo' };
  const isSaid = outcome === 'added' || outcome === 'removed' || outcome === 'failed';
  return isSaid ? { said: outcome, asked: null } : SILENT;
}

/** Nothing, where another button or another tab has made it untrue. */
function ifTrue(spoken: Spoken, active: boolean): Spoken {
  const { said } = spoken;
  const isUntrue = active ? said === 'removed' : said === 'added' || said === 'fulfilled';
  return isUntrue ? SILENT : spoken;
}
