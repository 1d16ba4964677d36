import { callApi, ShapeError } from './client.ts';

function readUser(answer: unknown): unknown {
  if (!(answer as { id?: unknown } | null)?.id) throw new ShapeError('profile');
  return answer;
}

/** API-01: the current user with every field. @throws {ApiError} 401 when nobody is logged in */
export const fetchProfile = (): Promise<unknown> => callApi('/api/front/user/profile', {}, readUser);

/** The same with what is for display only: other pages than the profile need no address and no identity number (W-23). */
export const fetchSummary = (): Promise<unknown> =>
  callApi('/api/front/user/profile?fields=summary', {}, readUser);
