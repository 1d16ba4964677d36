import { callApi, ShapeError } from './client.ts';

/** API-01: the current user with every field. @throws {ApiError} 401 when nobody is logged in */
export function fetchProfile(): Promise<unknown> {
  return callApi('/api/front/user/profile', {}, (answer) => {
    if (!(answer as { id?: unknown } | null)?.id) throw new ShapeError('profile');
    return answer;
  });
}
