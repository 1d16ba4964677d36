import { hasIntent, takeIntent } from './intent.ts';
import { logOut } from './log-in.ts';
import { session } from './session.ts';

/** Sends a logout to the server that did not reach it from the last page. If this page is left too soon, the next one does (W-24). */
export default function finishLogout(): void {
  logOut(() => {
    if (!session().store.getState().user) return hasIntent('logout');
    takeIntent('logout'); // of a session that is no more
    return false;
  });
}
