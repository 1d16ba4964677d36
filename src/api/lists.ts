import { ownAddress, ownOrigin } from '../page/own-address.ts';
import { ApiError, callApi, record, ShapeError } from './client.ts';
import type { ListPage, NextPage } from './lists.types.ts';

type Answer = Record<string, unknown>;

/** A list of cards; servers that join them give one text. */
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
 * @param address path of the list, with its cursor and its question
 * @throws {ApiError} 400 the cursor is refused: it is old, or of another question
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
 * API-30, LIST-20: the next page of any list, of our own server alone.
 *
 * @param address as a link of the page has it
 * @throws {ApiError} also for an address of another origin, which is not asked
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
