import { marked } from '../../src/lists/kept-list.ts';
import { setPageAddress } from '../../src/page/set-page-address.ts';
import { isSameSearch, readAddress, writeAddress } from './address.ts';
import type { Search } from './index.types.ts';

const pathAndQuery = (): string => location.pathname + location.search;

/**
 * Puts a search and its page into the address (BEY-21). Another letter or filter is a step of the history, so that Back undoes it; a text that
 * grows, and further pages of the same list, are not.
 *
 * @param cursor of the page that came last
 */
export function showAddress(search: Search, letters: readonly string[], cursor?: string): void {
  const query = writeAddress(search, letters, { cursor, others: location.search });
  const address = `${location.pathname}${query}${location.hash}`;
  if (pathAndQuery() === `${location.pathname}${query}`) return;
  const before = readAddress(new URLSearchParams(location.search), letters);
  const isSameList = cursor !== undefined || isSameSearch(before, search);
  const isSameStep = isSameList || (before.text !== '' && search.text !== '');
  if (isSameStep) setPageAddress(address, 'replace', history.state ?? marked());
  else setPageAddress(address, 'push', marked());
}
