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
  /** Closes the dialog or the undo offer. */
  dismiss(): void;
  /** Reports that the dialog could not be loaded. */
  giveUp(): void;
}

/**
 * Behaviour of a favourite button (FAV-01..15) for one content item or show; `nextSpoken` chooses its messages.
 * @param onFulfil called when an action that was requested before a login is done
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

  // the cookie had no room for the lists: one request serves all buttons (SESS-23)
  const isUnknown = known === undefined;
  useEffect(() => {
    if (isUnknown) reloadSession();
  }, [isUnknown]);

  // leaving the page or declining the login cancels the action
  const isAskedToLogIn = asked === 'login';
  useEffect(() => {
    if (isAskedToLogIn) return clearIntent;
  }, [isAskedToLogIn]);

  /** Up to date at once; `known` is from the last render. */
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
    // after an expired session no intent is stored: another user may log in next
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
      // up to date at once; `pending` is from the last render
      if (pendingFavourites().getState().keys.includes(key)) return;
      if (session().store.getState().user) {
        // does what the heart shows, even while the saved state is unknown
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
