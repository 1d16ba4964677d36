import { callApi, nothing } from './client.ts';
import type { Profile } from './profile.types.ts';
import { readUser } from './summary.ts';

const BASE = '/api/front/user';

/** Reads a profile. Ids become strings, even if the JSON has numbers. Every other field may be missing. */
function readProfile(answer: unknown): Profile {
  const { id, ...fields } = readUser(answer) as Profile;
  return { ...fields, id: String(id) };
}

/** API-01: the current user with every field. @throws {ApiError} 401 when nobody is logged in */
export const fetchProfile = (signal?: AbortSignal): Promise<Profile> =>
  callApi(`${BASE}/profile`, { signal }, readProfile);

/**
 * API-02: changes only the fields sent; returns every field.
 * @throws {ApiError} 401 for a wrong current password, or when nobody is logged in
 */
export const patchProfile = (fields: Record<string, unknown>): Promise<Profile> =>
  callApi(`${BASE}/profile`, { method: 'PATCH', body: fields }, readProfile);

/** API-12: subscribes to the bulletin, or unsubscribes. @throws {ApiError} 403 for the id of another user */
export const postBulletin = (userId: string): Promise<void> =>
  callApi(`${BASE}/bulletin`, { body: { userId } }, nothing);

/** API-17. @throws {ApiError} 412 with linked children, 401 where a fresh login is needed (W-12) */
export const postDeletion = (): Promise<void> => callApi(`${BASE}/delete`, { method: 'POST' }, nothing);

/**
 * Removes a child from the club for good; returns the remaining profile.
 * @throws {ApiError} 404 not a child of this tutor, 401 where a fresh login is needed (W-12)
 */
export const deleteChild = (id: string): Promise<Profile> =>
  callApi(`${BASE}/children/${encodeURIComponent(id)}`, { method: 'DELETE' }, readProfile);
