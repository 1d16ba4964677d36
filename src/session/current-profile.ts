import { fetchProfile } from '../api/profile.ts';
import type { Profile } from '../api/profile.types.ts';
import { shared } from '../storage/registry.ts';
import { withSession } from './reload-session.ts';
import { session } from './session.ts';

interface Kept {
  profile?: Promise<Profile> | undefined;
}

/** Creates the cache, emptied with every change of the session, so that no user gets another's data. */
function createKept(): Kept {
  const kept: Kept = {};
  session().store.subscribe(() => {
    kept.profile = undefined;
  });
  return kept;
}

/** Fetches the profile. @throws {ApiError}, and an error if the server's session belongs to another user already */
export async function fetchOwnProfile(signal?: AbortSignal): Promise<Profile> {
  const { user } = session().store.getState();
  const profile = await withSession(() => fetchProfile(signal));
  if (profile.id !== user?.id) throw new Error('the profile of another user');
  tellBulletin(profile);
  return profile;
}

/**
 * Updates the session from the profile: the readable cookie may be outdated, and a save would send its values
 * (PROF-41).
 */
function tellBulletin({ id, bulletin }: Profile): void {
  const { user } = session().store.getState();
  if (user?.id === id && bulletin !== undefined && user.bulletin !== bulletin)
    session().setUser({ ...user, bulletin }, 'update');
}

/**
 * Returns every field of the current user, for widgets that fill in forms. They share one request (SESS-23), repeated
 * after a failure.
 */
export function currentProfile(): Promise<Profile> {
  const kept = shared('profile', createKept);
  if (kept.profile) return kept.profile;
  const asked = fetchOwnProfile();
  kept.profile = asked;
  asked.catch(() => {
    // the profile of another user may have been requested meanwhile
    if (kept.profile === asked) kept.profile = undefined;
  });
  return asked;
}
