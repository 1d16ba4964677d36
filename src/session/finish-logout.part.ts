import { hasIntent, takeIntent } from './intent.ts';
import { logOut } from './log-in.ts';
import { session } from './session.ts';

/** Tells the server of a logout that it has not heard on the page before, nor on this one if that is left too soon (W-24). */
export default function finishLogout(): void {
  logOut(() => {
    if (!session().store.getState().user) return hasIntent('logout');
    takeIntent('logout'); // of a session that is no more
    return false;
  });
}
