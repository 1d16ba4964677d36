import { postChildLogin, postLogin, postLogout, postSocialLogin } from '../api/account.ts';
import { inTurn } from './in-turn.ts';
import { setIntent, takeIntent } from './intent.ts';
import { session } from './session.ts';
import { toSummary, toUser } from './user.ts';
import type { SessionReason, User } from './user.types.ts';

const currentUser = () => session().store.getState().user;

/** Queues logins and logouts: responses that cross would leave the cookies of the wrong user. */
const enter = (call: () => Promise<unknown>, reason: SessionReason): Promise<User> =>
  inTurn('session', async () => {
    const user = toSummary(toUser(await call())) as User; // the call has validated the user
    takeIntent('logout'); // the new login replaces the session that was to be ended
    session().setUser(user, reason);
    return user;
  });

/** Logs in, and makes the user of the response the current one (SESS-04). @throws {ApiError} as `postLogin` */
export const logIn = (email: string, password: string): Promise<User> =>
  enter(() => postLogin(email, password), 'login');

/** SESS-05. @throws {ApiError} as `postLogin` */
export const logInChild = (nick: string, pin: string): Promise<User> =>
  enter(() => postChildLogin(nick, pin), 'child-login');

/** SOC-02. @throws {ApiError} */
export const logInSocial = (...answer: Parameters<typeof postSocialLogin>): Promise<User> =>
  enter(() => postSocialLogin(...answer), 'social');

/**
 * Ends the session. If the server cannot be reached, the failure is recorded and this browser forgets the user all the
 * same. The next page sends the logout again (SESS-07, SESS-16, W-24).
 *
 * @param shouldLogOut checked when the logins and logouts before it are done
 * @returns whether the server knows
 */
export const logOut = (shouldLogOut = () => true): Promise<boolean> =>
  inTurn('session', async () => {
    if (!shouldLogOut()) return false;
    const before = currentUser();
    const isTold = await postLogout().then(
      () => true,
      () => false,
    );
    if (isTold) takeIntent('logout');
    const after = currentUser();
    // another user has logged in meanwhile, in another tab
    if (after && after.id !== before?.id) return isTold;
    session().end('logout');
    if (!isTold) setIntent({ kind: 'logout' });
    return isTold;
  });
