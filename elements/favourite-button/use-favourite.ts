import { useEffect, useEffectEvent, useState } from 'react';
import {
  favouriteKey,
  hasFavourite,
  pendingFavourites,
  type Toggled,
  toggleFavourite,
} from '../../src/account/favourites.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { clearIntent, setIntent, takeIntent } from '../../src/session/intent.ts';
import { reloadSession } from '../../src/session/reload-session.ts';
import { session } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import { useStore } from '../../src/storage/use-store.ts';
import { contract } from './favourite-button.element.ts';

export type Said = 'added' | 'removed' | 'failed' | 'fulfilled';

export interface Favourite {
  active: boolean;
  pending: boolean;
  /** What came of the last press; null before it, and while it is on its way. */
  said: Said | null;
  /** What is asked beside the button: to log in, or whether a wish from before the login is to be undone (BEY-08). */
  asked: 'login' | 'undo' | null;
  press(): void;
  undo(): void;
  /** The dialog, or the offer to undo, is not wanted. */
  dismiss(): void;
  /** What asks could not be loaded. */
  giveUp(): void;
}

/** The behaviour of a favourite button (FAV-01..15). */
export function useFavourite({ kind, contentId = '' }: ElementProps<typeof contract>): Favourite {
  const host = useHost();
  const emit = useEmit(contract);
  const key = favouriteKey(kind, contentId);
  const userId = useUser((user) => user?.id);
  const known = useUser((user) => hasFavourite(user, kind, contentId));
  const pending = useStore(pendingFavourites(), ({ keys }) => keys.includes(key));
  const [said, setSaid] = useState<Said | null>(null);
  const [asked, setAsked] = useState<Favourite['asked']>(null);
  const active = known === true;
  useExpose('active', active);
  useExpose('pending', pending);

  // the lists that did not fit in the cookie: one call for all buttons (SESS-23)
  const isUnknown = known === undefined;
  useEffect(() => {
    if (isUnknown) reloadSession();
  }, [isUnknown]);

  function askLogin() {
    const isOurs = emit('ap-login-required', { reason: 'like', backUrl: location.href });
    setAsked(isOurs ? 'login' : null);
  }

  async function toggle(wanted?: boolean): Promise<Toggled> {
    setSaid(null);
    setAsked(null);
    const outcome = await toggleFavourite(kind, contentId, wanted);
    // where a session has ended nothing is kept for later: the next to log in may be somebody else
    if (outcome === 'login') askLogin();
    else if (outcome === 'failed') setSaid('failed');
    else if (outcome === 'added' || outcome === 'removed') {
      setSaid(outcome);
      emit('ap-favourite-change', { kind, id: contentId, active: outcome === 'added' });
    }
    return outcome;
  }

  /** What somebody pressed before the login is done once after it, in whatever tab that was (BEY-08). */
  const fulfil = useEffectEvent(async () => {
    if (!takeIntent('favourite', key)) return;
    host.scrollIntoView({ block: 'nearest' });
    if ((await toggle(true)) !== 'added') return;
    setSaid('fulfilled');
    setAsked('undo');
  });
  useEffect(() => {
    setAsked((now) => (now === 'undo' || userId ? null : now)); // what was offered to one is not to another
    if (userId) fulfil();
  }, [userId]);

  return {
    active,
    pending,
    said,
    asked,
    press() {
      if (pending) return;
      if (session().store.getState().user) {
        toggle();
        return;
      }
      setSaid(null);
      setIntent({ kind: 'favourite', id: key });
      askLogin();
    },
    undo: () => void toggle(false),
    dismiss() {
      if (asked === 'login') clearIntent();
      setAsked(null);
    },
    giveUp() {
      setAsked(null);
      setSaid('failed');
    },
  };
}
