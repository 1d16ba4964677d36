import { callApi, ShapeError } from './client.ts';
import type { Profile } from './profile.types.ts';

const BASE = '/api/front/user';

function readUser(answer: unknown): unknown {
  if (!(answer as { id?: unknown } | null)?.id) throw new ShapeError('profile');
  return answer;
}

/** Ids are texts here, also where JSON has numbers. Every other field may be missing. */
function readProfile(answer: unknown): Profile {
  const { id, ...fields } = readUser(answer) as Profile;
  return { ...fields, id: String(id) };
}

/** API-01: the current user with every field. @throws {ApiError} 401 when nobody is logged in */
export const fetchProfile = (): Promise<Profile> => callApi(`${BASE}/profile`, {}, readProfile);

/** The same with what is for display only: other pages than the profile need no address and no identity number (W-23). */
export const fetchSummary = (): Promise<unknown> => callApi(`${BASE}/profile?fields=summary`, {}, readUser);

/**
 * API-02: changes what is sent and nothing else; answers every field.
 * @throws {ApiError} 401 for a wrong current password, or when nobody is logged in
 */
export const patchProfile = (fields: Record<string, unknown>): Promise<Profile> =>
  callApi(`${BASE}/profile`, { method: 'PATCH', body: fields }, readProfile);

const nothing = () => undefined;

/** API-12: subscribes to the bulletin, or ends that. @throws {ApiError} 403 the user is another */
export const postBulletin = (userId: string): Promise<void> =>
  callApi(`${BASE}/bulletin`, { body: { userId } }, nothing);

/** API-17. @throws {ApiError} 412 with linked children, 401 where a fresh login is needed (W-12) */
export const postDeletion = (): Promise<void> => callApi(`${BASE}/delete`, { method: 'POST' }, nothing);
