import { callApi, ShapeError } from './client.ts';

/**
 * A piece of a page, of our own server alone: html for `src/content`, which makes it safe.
 *
 * @param url complete, as the CMS writes it
 * @throws {ApiError} 401 where it is for who is logged in
 */
export function fetchFragment(url: string, signal?: AbortSignal): Promise<string> {
  return callApi(url, { isHtml: true, headers: { Accept: 'text/html' }, signal }, (answer) => {
    if (typeof answer !== 'string') throw new ShapeError('fragment');
    return answer;
  });
}
