import { callApi, ShapeError } from './client.ts';

/**
 * Fetches a piece of a page, from our own server only: html that `src/content` makes safe.
 *
 * @param url complete, as the CMS writes it
 * @throws {ApiError} 401 if it is only for logged-in users
 */
export function fetchFragment(url: string, signal?: AbortSignal): Promise<string> {
  return callApi(url, { isHtml: true, headers: { Accept: 'text/html' }, signal }, (answer) => {
    if (typeof answer !== 'string') throw new ShapeError('fragment');
    return answer;
  });
}
