import { patchProfile, postBulletin } from '../api/profile.ts';
import type { Profile } from '../api/profile.types.ts';
import { session } from './session.ts';
import { toSummary, toUser } from './user.ts';

/** The user of the answer becomes the current one (SESS-06). @throws {ApiError} as `patchProfile` */
export async function saveProfile(fields: Record<string, unknown>): Promise<Profile> {
  const profile = await patchProfile(fields);
  session().setUser(toSummary(toUser(profile)), 'update');
  return profile;
}

/** Turns the bulletin on or off; here too once the server has done it, not before (SESS-08). @throws {ApiError} */
export async function toggleBulletin(userId: string): Promise<void> {
  await postBulletin(userId);
  const { user } = session().store.getState();
  if (user?.id === userId) session().setUser({ ...user, bulletin: !user.bulletin }, 'update');
}
