import { ownAddress, ownOrigin } from '../page/own-address.ts';
import { ApiError, callApi, record, ShapeError } from './client.ts';
import type { ListPage, NextPage } from './lists.types.ts';

type Answer = Record<string, unknown>;

/** Reads the cards of a list; some servers join them into one text. */
function readHtml({ html }: Answer): string[] {
  const list = typeof html === 'string' ? [html] : html;
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string')) throw new ShapeError('html');
  return list.filter((one) => one.trim() !== '');
}

/** Reads an optional text: null, absent and empty mean none. */
function readText(value: unknown, name: string): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw new ShapeError(name);
  return value;
}

/**
 * API-20, API-23, API-24, API-25: a page of a list.
 *
 * @param address path of the list, with its cursor and its query
 * @throws {ApiError} 400 for a cursor that is too old, or of another query
 */
export const fetchList = (address: string, signal: AbortSignal): Promise<ListPage> =>
  callApi(address, { signal }, (answer) => {
    const given = (answer ?? {}) as Answer;
    return {
      html: readHtml(given),
      cursorMark: readText(given.cursorMark, 'cursorMark'),
      notice: readText(given.notice, 'notice') ?? '',
    };
  });

/**
 * API-30, LIST-20: the next page of any list, from our own server only.
 *
 * @param address as in a link of the page
 * @throws {ApiError} also for an address of another origin, which is not requested
 */
export async function fetchNextPage(address: string, signal: AbortSignal): Promise<NextPage> {
  const { origin, href } = ownAddress(address);
  if (origin !== ownOrigin()) {
    const refusal = new ApiError('GET next page of another origin', 'precondition', 0);
    record(refusal);
    throw refusal;
  }
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  return callApi(href, { headers, signal }, (answer) => {
    const given = (answer ?? {}) as Answer;
    return { html: readHtml(given), nextPage: readText(given.nextPage, 'nextPage') };
  });
}
