import { patchProfile, postBulletin } from '../api/profile.ts';
import type { Profile } from '../api/profile.types.ts';
import { inTurn } from './in-turn.ts';
import { session } from './session.ts';
import { toSummary, toUser } from './user.ts';
import type { User } from './user.types.ts';

/** One write after the other: a save carries the bulletin as the switch beside it has left it (PROF-41). */
const WRITES = 'profile';

/**
 * The user of the answer becomes the current one (SESS-06), unless another has come in meanwhile. Where the session has
 * ended it is for the server to say so (BEY-09).
 * @param userId who has pressed: what one has typed is never sent for another
 * @param toFields what is sent, made of the user when it is sent
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

/** Turns the bulletin on or off; here too once the server has done it, not before (SESS-08). @throws {ApiError} */
export const toggleBulletin = (userId: string): Promise<void> =>
  inTurn(WRITES, async () => {
    await postBulletin(userId);
    const { user } = session().store.getState();
    if (user?.id === userId) session().setUser({ ...user, bulletin: !user.bulletin }, 'update');
  });
