import { hasIntent, takeIntent } from './intent.ts';
import { logOut } from './log-in.ts';
import { session } from './session.ts';

/** Repeats a logout that did not reach the server. If this page is left too soon, the next one retries (W-24). */
export default function finishLogout(): void {
  logOut(() => {
    if (!session().store.getState().user) return hasIntent('logout');
    takeIntent('logout'); // the user of that session is gone
    return false;
  });
}
