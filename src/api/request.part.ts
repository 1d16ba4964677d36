import { type FetchResponse, ofetch } from 'ofetch';
import { readServerTime } from './read-server-time.ts';

/** An answer of any status, its text in `_data`. */
export type Answer = FetchResponse<string>;

/** Options that `callApi` passes; ofetch adds the rest. */
export interface RequestOptions {
  method: string;
  headers?: Record<string, string>;
  body?: string;
  cache?: RequestCache;
  signal: AbortSignal;
}

/**
 * The request itself, of which ofetch is the whole: no repeats, no reading, no status that is an error
 * (docs/decisions/http-client.md). A part, since a page shows its widgets without asking the API anything.
 *
 * @throws when no answer came
 */
export default async function request(url: string, options: RequestOptions): Promise<Answer> {
  const sentAt = Date.now();
  const answer = await ofetch.raw<string, 'text'>(url, {
    ...options,
    retry: 0,
    ignoreResponseError: true,
    responseType: 'text',
  });
  readServerTime(answer.headers, sentAt, options.cache !== undefined || options.method !== 'GET');
  return answer;
}
