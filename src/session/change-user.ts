import { isUnclear } from '../api/client.ts';
import { patchProfile, postBulletin } from '../api/profile.ts';
import type { Profile } from '../api/profile.types.ts';
import { inTurn } from './in-turn.ts';
import { reloadAfterWrite } from './reload-session.ts';
import { session } from './session.ts';
import { toSummary, toUser } from './user.ts';
import type { User } from './user.types.ts';

/** Queue of profile writes, one after the other: a save includes the bulletin's state after its switch (PROF-41). */
const WRITES = 'profile';

/**
 * Saves the profile and updates the current user (SESS-06), unless another user has logged in meanwhile. Only the
 * server decides if the session has ended (BEY-09).
 * @param userId the user who pressed: data typed by one user are never sent for another.
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
 * Turns the bulletin on or off; the session changes only after the server (SESS-08). The API toggles the current
 * state, so nothing is sent if it is as wanted already, for example after a login in place.
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
      // without a response the toggle may have succeeded, and a second press would undo it
      if (isUnclear(error)) await reloadAfterWrite('update');
      if (current()?.bulletin === isOn) return;
      throw error;
    }
    const user = current();
    if (user) session().setUser({ ...user, bulletin: isOn }, 'update');
  });
