import type { Toggled } from '../../src/account/favourites.ts';

/** Announcement and dialog of a button after a press. */
export interface Spoken {
  /** Result of the press; null before it and while the request runs. */
  said: 'added' | 'removed' | 'failed' | 'fulfilled' | null;
  /** Open dialog: login, or undo of an action that was requested before the login (BEY-08). */
  asked: 'login' | 'undo' | null;
}

export type FavouriteEvent =
  /** A new action starts. */
  | { type: 'press' }
  /** Nobody is logged in, and the page does not handle the login itself. */
  | { type: 'ask-login' }
  /** `isWish`: requested before a login. `active`: current state of the button. */
  | { type: 'answered'; outcome: Toggled; isWish: boolean; active: boolean }
  /** The session has changed, here or in another tab; `isOther`: the user is another one. */
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
      // offers to one user are not shown to another
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

/** Clears the announcement when another button or another tab has made it wrong. */
function ifTrue(spoken: Spoken, active: boolean): Spoken {
  const { said } = spoken;
  const isUntrue = active ? said === 'removed' : said === 'added' || said === 'fulfilled';
  return isUntrue ? SILENT : spoken;
}
