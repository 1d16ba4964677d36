import { takeIntent } from './intent.ts';
import { logOut } from './log-in.ts';
import { session } from './session.ts';

/** Tells the server of a logout that it has not heard on the page before (W-24). */
export default function finishLogout(): void {
  const isPending = takeIntent('logout') !== null;
  if (isPending && !session().store.getState().user) logOut();
}
