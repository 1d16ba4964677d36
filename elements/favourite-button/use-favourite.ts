import { useEffect, useRef, useState } from 'react';
import {
  favouriteKey,
  hasFavourite,
  pendingFavourites,
  type Toggled,
  toggleFavourite,
} from '../../src/account/favourites.ts';
import type { BookmarkKind } from '../../src/api/bookmarks.types.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { clearIntent, setIntent } from '../../src/session/intent.ts';
import { reloadSession } from '../../src/session/reload-session.ts';
import { session } from '../../src/session/session.ts';
import { useLoginIntent } from '../../src/session/use-login-intent.ts';
import { useUser } from '../../src/session/use-session.ts';
import { useStore } from '../../src/storage/use-store.ts';
import { contract } from './favourite-button.element.ts';

interface Spoken {
  /** What came of the last press; null before it, and while it is on its way. */
  said: 'added' | 'removed' | 'failed' | 'fulfilled' | null;
  /** What is asked beside the button: to log in, or whether a wish from before the login is to be undone (BEY-08). */
  asked: 'login' | 'undo' | null;
}

export interface Favourite extends Spoken {
  active: boolean;
  pending: boolean;
  press(): void;
  undo(): void;
  /** The dialog, or the offer to undo, is not wanted. */
  dismiss(): void;
  /** What asks could not be loaded. */
  giveUp(): void;
}

const SILENT: Spoken = { said: null, asked: null };

/** What was said or offered is no longer so: another button, or another tab, has changed it. */
const isOutdated = ({ said, asked }: Spoken, active: boolean): boolean =>
  active ? said === 'removed' : said === 'added' || said === 'fulfilled' || asked === 'undo';

/**
 * The behaviour of a favourite button (FAV-01..15), for one content or show.
 * @param onFulfil what was wanted before a login has been done
 */
export function useFavourite(kind: BookmarkKind, contentId: string, onFulfil: () => void): Favourite {
  const host = useHost();
  const emit = useEmit(contract);
  const key = favouriteKey(kind, contentId);
  const userId = useUser((user) => user?.id);
  const known = useUser((user) => hasFavourite(user, kind, contentId));
  const active = known === true;
  const pending = useStore(pendingFavourites(), ({ keys }) => keys.includes(key));
  const [spoken, setSpoken] = useState(SILENT);
  const [spokenTo, setSpokenTo] = useState(userId);
  const { said, asked } = spoken;

  if (spokenTo !== userId) {
    // what was offered to one is not to another
    setSpokenTo(userId);
    setSpoken({ said: null, asked: userId || asked === 'undo' ? null : asked });
  } else if (isOutdated(spoken, active)) setSpoken(SILENT);

  useExpose('active', active);
  useExpose('pending', pending);

  // the lists that did not fit in the cookie: one call for all buttons (SESS-23)
  const isUnknown = known === undefined;
  useEffect(() => {
    if (isUnknown) reloadSession();
  }, [isUnknown]);

  // who goes while being asked to log in does not want it later
  const isAsking = useRef(false);
  useEffect(() => {
    isAsking.current = asked === 'login';
  }, [asked]);
  useEffect(
    () => () => {
      if (isAsking.current) clearIntent();
    },
    [],
  );

  function askLogin() {
    const isOurs = emit('ap-login-required', { reason: 'like', backUrl: location.href });
    setSpoken({ said: null, asked: isOurs ? 'login' : null });
  }

  async function toggle(wanted?: boolean): Promise<Toggled> {
    setSpoken(SILENT);
    const outcome = await toggleFavourite(kind, contentId, wanted);
    // where a session has ended nothing is kept for later: the next to log in may be somebody else
    if (outcome === 'login') askLogin();
    else if (outcome === 'failed') setSpoken({ said: 'failed', asked: null });
    else if (outcome === 'added' || outcome === 'removed') {
      setSpoken({ said: outcome, asked: null });
      emit('ap-favourite-change', { kind, id: contentId, active: outcome === 'added' });
    }
    return outcome;
  }

  useLoginIntent('favourite', key, async () => {
    host.scrollIntoView({ block: 'nearest' });
    if ((await toggle(true)) !== 'added') return;
    setSpoken({ said: 'fulfilled', asked: 'undo' });
    onFulfil();
  });

  function end(said: Spoken['said']) {
    if (asked === 'login') clearIntent();
    setSpoken({ said, asked: null });
  }

  return {
    active,
    pending,
    said,
    asked,
    press() {
      // known at once, while `pending` is known at the next render
      if (pendingFavourites().getState().keys.includes(key)) return;
      if (session().store.getState().user) toggle();
      else {
        setIntent({ kind: 'favourite', id: key });
        askLogin();
      }
    },
    undo: () => void toggle(false),
    dismiss: () => end(said),
    giveUp: () => end('failed'),
  };
}
