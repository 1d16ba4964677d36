import { callApi, ShapeError } from './client.ts';

/** @throws {ShapeError} when the response is not a user */
export function readUser(answer: unknown): unknown {
  if (!(answer as { id?: unknown } | null)?.id) throw new ShapeError('user');
  return answer;
}

/**
 * API-01: the data of the current user for display. Pages other than the profile need no address and no identity number
 * (W-23), nor the calls of `profile.ts`. These are therefore not in the core.
 * @throws {ApiError} 401 when nobody is logged in
 */
export const fetchSummary = (): Promise<unknown> =>
  callApi('/api/front/user/profile?fields=summary', {}, readUser);
