import { isUnclear } from '../api/client.ts';
import { patchProfile, postBulletin } from '../api/profile.ts';
import type { Profile } from '../api/profile.types.ts';
import { inTurn } from './in-turn.ts';
import { reloadAfterWrite } from './reload-session.ts';
import { session } from './session.ts';
import { toSummary, toUser } from './user.ts';
import type { User } from './user.types.ts';

/** One write after the other: a save carries the bulletin as the switch beside it has left it (PROF-41). */
const WRITES = 'profile';

/**
 * The user of the answer becomes the current one (SESS-06), unless another has come in meanwhile. Where the session has
 * ended it is for the server to say so (BEY-09).
 * @param userId the user who pressed: data typed by one user is never sent for another.
 * @param toFields makes the fields from the user at the time of sending.
 * @throws {ApiError} as `patchProfile`
 */
export const saveProfile = (
  userId: string,
  toFields: (user: User | null) => Record<string, unknown>,
): Promise<Profile> =>
  inTurn(WRITES, async () => {
    const { user } = session().store.getState();
    if (user && user.id !== userId) throw new Error('another user has come in');
    const profile = await patchProfile(toFields(user));
    if (session().store.getState().user?.id === profile.id)
      session().setUser(toSummary(toUser(profile)), 'update');
    return profile;
  });

/**
 * Turns the bulletin on or off; here too once the server has done it, not before (SESS-08). The API turns it to the other side,
 * whichever that is: nothing is sent where it is as wanted already, as after a login in place.
 * @throws {ApiError}
 */
export const turnBulletin = (userId: string, isOn: boolean): Promise<void> =>
  inTurn(WRITES, async () => {
    const current = () => {
      const { user } = session().store.getState();
      return user?.id === userId ? user : undefined;
    };
    if (current()?.bulletin === isOn) return;
    try {
      await postBulletin(userId);
    } catch (error) {
      // where the answer is lost it may be done, and pressing again would undo it
      if (isUnclear(error)) await reloadAfterWrite('update');
      if (current()?.bulletin === isOn) return;
      throw error;
    }
    const user = current();
    if (user) session().setUser({ ...user, bulletin: isOn }, 'update');
  });
