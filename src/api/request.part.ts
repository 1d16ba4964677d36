import { type FetchResponse, ofetch } from 'ofetch';
import { readServerTime } from './read-server-time.ts';

/** Response of any status, with its text in `_data`. */
export type Answer = FetchResponse<string>;

/** Options that `callApi` passes; ofetch adds the rest. */
export interface RequestOptions {
  method: string;
  headers?: Record<string, string>;
  body?: string;
  cache?: RequestCache;
  referrerPolicy?: ReferrerPolicy;
  signal: AbortSignal;
}

/**
 * Sends a request with ofetch alone: no retries, no parsing, no errors for a status
 * (docs/decisions/http-client.md). A part, since a page shows its widgets before it calls the API.
 *
 * @throws when no response came
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
