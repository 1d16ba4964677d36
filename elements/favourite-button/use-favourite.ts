import { useEffect } from 'react';
import {
  favouriteKey,
  hasFavourite,
  pendingFavourites,
  toggleFavourite,
} from '../../src/account/favourites.ts';
import type { BookmarkKind } from '../../src/api/bookmarks.types.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { clearIntent, setIntent } from '../../src/session/intent.ts';
import { reloadSession } from '../../src/session/reload-session.ts';
import { session } from '../../src/session/session.ts';
import { useLoginIntent } from '../../src/session/use-login-intent.ts';
import { useUser } from '../../src/session/use-session.ts';
import type { SessionChange } from '../../src/session/user.types.ts';
import { useStore } from '../../src/storage/use-store.ts';
import { contract } from './favourite-button.element.ts';
import { nextSpoken, SILENT, type Spoken } from './favourite-machine.ts';

export interface Favourite extends Spoken {
  active: boolean;
  pending: boolean;
  press(): void;
  undo(): void;
  /** The dialog, or the offer to undo, is not wanted. */
  dismiss(): void;
  /** Reports that the dialog could not be loaded. */
  giveUp(): void;
}

/**
 * The behaviour of a favourite button (FAV-01..15), for one content or show; what it says, `nextSpoken` decides.
 * @param onFulfil what was wanted before a login has been done
 */
export function useFavourite(kind: BookmarkKind, contentId: string, onFulfil: () => void): Favourite {
  const host = useHost();
  const emit = useEmit(contract);
  const key = favouriteKey(kind, contentId);
  const known = useUser((user) => hasFavourite(user, kind, contentId));
  const pending = useStore(pendingFavourites(), ({ keys }) => keys.includes(key));
  const [{ said, asked }, send] = useMachine(nextSpoken, () => SILENT);
  useExpose('active', known === true);
  useExpose('pending', pending);

  // the lists that did not fit in the cookie: one call for all buttons (SESS-23)
  const isUnknown = known === undefined;
  useEffect(() => {
    if (isUnknown) reloadSession();
  }, [isUnknown]);

  // who goes, or does not want to log in, does not want it later
  const isAskedToLogIn = asked === 'login';
  useEffect(() => {
    if (isAskedToLogIn) return clearIntent;
  }, [isAskedToLogIn]);

  /** Known at once, while `known` is of the last render. */
  const isActive = () => hasFavourite(session().store.getState().user, kind, contentId) === true;

  useListener(document, 'ap-session-change', ({ detail }: CustomEvent<SessionChange>) =>
    send({ type: 'session', isOther: (detail.user?.id ?? null) !== detail.previousId, active: isActive() }),
  );

  function askLogin() {
    const isOurs = emit('ap-login-required', { reason: 'like', backUrl: location.href });
    if (isOurs) send({ type: 'ask-login' });
  }

  async function toggle(wanted?: boolean, isWish = false) {
    send({ type: 'press' });
    const outcome = await toggleFavourite(kind, contentId, wanted);
    const { after } = send({ type: 'answered', outcome, isWish, active: isActive() });
    // where a session has ended nothing is kept for later: the next to log in may be somebody else
    if (outcome === 'login') askLogin();
    if (outcome === 'added' || outcome === 'removed')
      emit('ap-favourite-change', { kind, id: contentId, active: outcome === 'added' });
    if (after.asked === 'undo') onFulfil();
  }

  useLoginIntent('favourite', key, () => {
    host.scrollIntoView({ block: 'nearest' });
    toggle(true, true);
  });

  return {
    active: known === true,
    pending,
    said,
    asked,
    press() {
      // known at once, while `pending` is known at the next render
      if (pendingFavourites().getState().keys.includes(key)) return;
      if (session().store.getState().user) {
        // what the heart says that a press does, also where it does not know yet that it is saved
        toggle(!isActive());
        return;
      }
      send({ type: 'press' });
      setIntent({ kind: 'favourite', id: key });
      askLogin();
    },
    undo: () => void toggle(false),
    dismiss: () => void send({ type: 'dismiss' }),
    giveUp: () => void send({ type: 'no-dialog' }),
  };
}
