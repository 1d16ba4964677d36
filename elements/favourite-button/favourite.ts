import {
  favouriteKey,
  hasFavourite,
  pendingFavourites,
  type Toggled,
  toggleFavourite,
} from '../../src/account/favourites.ts';
import type { BookmarkKind } from '../../src/api/bookmarks.types.ts';
import { emitterOf } from '../../src/element/host.ts';
import { clearIntent, setIntent, takeIntent } from '../../src/session/intent.ts';
import { reloadSession } from '../../src/session/reload-session.ts';
import { session } from '../../src/session/session.ts';
import { contract } from './favourite-button.element.ts';

export type Said = 'added' | 'removed' | 'failed' | 'fulfilled';

export interface FavouriteState {
  active: boolean;
  pending: boolean;
  /** What came of the last press; null before it, and while it is on its way. */
  said: Said | null;
  /** What is asked beside the button: to log in, or whether a wish from before the login is to be undone (BEY-08). */
  asked: 'login' | 'undo' | null;
}

export interface Favourite {
  state(): FavouriteState;
  /** Begins to follow the session, and fulfils what was wanted before a login. */
  start(): void;
  press(): void;
  undo(): void;
  /** The dialog, or the offer to undo, is not wanted. */
  dismiss(): void;
  /** What asks could not be loaded. */
  giveUp(): void;
  /** Follows nothing any more. */
  remove(): void;
}

interface FavouriteOptions {
  host: HTMLElement;
  kind: BookmarkKind;
  contentId: string;
  /** The state may be another one. */
  onChange: () => void;
  /** What was wanted before a login has been done. */
  onFulfil: () => void;
}

/** The behaviour of a favourite button (FAV-01..15), for one content or show. */
export function createFavourite(options: FavouriteOptions): Favourite {
  const { host, kind, contentId, onChange, onFulfil } = options;
  const key = favouriteKey(kind, contentId);
  const emit = emitterOf(host, contract);
  const { store } = session();
  const pending = pendingFavourites();
  let spoken: Pick<FavouriteState, 'said' | 'asked'> = { said: null, asked: null };
  let userId: string | undefined;
  let wasUnknown = false;
  let stop = () => {};
  let isGone = false;

  function say(next: Partial<typeof spoken>) {
    if (isGone) return;
    spoken = { ...spoken, ...next };
    onChange();
  }

  function askLogin() {
    const isOurs = emit('ap-login-required', { reason: 'like', backUrl: location.href });
    say({ asked: isOurs ? 'login' : null });
  }

  async function toggle(wanted?: boolean): Promise<Toggled> {
    say({ said: null, asked: null });
    const outcome = await toggleFavourite(kind, contentId, wanted);
    // where a session has ended nothing is kept for later: the next to log in may be somebody else
    if (outcome === 'login') askLogin();
    else if (outcome === 'failed') say({ said: 'failed' });
    else if (outcome === 'added' || outcome === 'removed') {
      say({ said: outcome });
      emit('ap-favourite-change', { kind, id: contentId, active: outcome === 'added' });
    }
    return outcome;
  }

  /** What somebody pressed before the login is done once after it, in whatever tab that was (BEY-08). */
  async function fulfil() {
    if (!takeIntent('favourite', key)) return;
    host.scrollIntoView({ block: 'nearest' });
    if ((await toggle(true)) !== 'added') return;
    say({ said: 'fulfilled', asked: 'undo' });
    onFulfil();
  }

  const isActive = () => hasFavourite(store.getState().user, kind, contentId) === true;
  /** What was said or offered is no longer so: another button, or another tab, has changed it. */
  function isOutdated(): boolean {
    const { said, asked } = spoken;
    return isActive() ? said === 'removed' : said === 'added' || said === 'fulfilled' || asked === 'undo';
  }

  function follow() {
    const { user } = store.getState();
    // the lists that did not fit in the cookie: one call for all buttons (SESS-23)
    const isUnknown = hasFavourite(user, kind, contentId) === undefined;
    if (isUnknown && !wasUnknown) reloadSession();
    wasUnknown = isUnknown;
    const isOther = user?.id !== userId;
    userId = user?.id;
    // what was offered to one is not to another
    if (isOther) say({ said: null, asked: spoken.asked === 'undo' || userId ? null : spoken.asked });
    else if (isOutdated()) say({ said: null, asked: null });
    else onChange();
    if (isOther && userId) fulfil();
  }

  return {
    state: () => ({
      active: isActive(),
      pending: pending.getState().keys.includes(key),
      ...spoken,
    }),
    start() {
      const stops = [store.subscribe(follow), pending.subscribe(onChange)];
      stop = () => {
        for (const end of stops) end();
      };
      follow();
    },
    press() {
      if (pending.getState().keys.includes(key)) return;
      if (store.getState().user) {
        toggle();
        return;
      }
      say({ said: null });
      setIntent({ kind: 'favourite', id: key });
      askLogin();
    },
    undo: () => void toggle(false),
    dismiss() {
      if (spoken.asked === 'login') clearIntent();
      say({ asked: null });
    },
    giveUp() {
      if (spoken.asked === 'login') clearIntent();
      say({ said: 'failed', asked: null });
    },
    remove() {
      if (spoken.asked === 'login') clearIntent();
      isGone = true;
      stop();
    },
  };
}
