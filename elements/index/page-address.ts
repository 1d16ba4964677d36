import type { RefObject } from 'react';
import { useListener } from '../../src/element/use-listener.ts';
import type { CardList } from '../../src/lists/card-list.ts';
import { firstSeen, markEntry, newMark } from '../../src/lists/kept-list.ts';
import {
  type Choices,
  isSameQuery,
  type ListQuery,
  type ParsedQuery,
  parseListQuery,
  writeListQuery,
} from '../../src/lists/list-query.ts';
import { setPageAddress } from '../../src/page/set-page-address.ts';

const pathAndQuery = (): string => location.pathname + location.search;

/** Reads the list query from the address of the page. */
export const parsePageAddress = (choices: Choices): ParsedQuery =>
  parseListQuery(new URLSearchParams(location.search), choices);

/**
 * Puts a search into the address (BEY-21). Another letter or filter adds a history entry, so that Back undoes it.
 * Further typing adds none.
 *
 * @param from cursor of the page that the list begins at
 */
export function showAddress(search: ListQuery, choices: Choices, from: string | null): void {
  const query = writeListQuery(search, choices.letters, { cursor: from, others: location.search });
  const address = `${location.pathname}${query}${location.hash}`;
  if (pathAndQuery() === `${location.pathname}${query}`) return;
  const { query: before } = parsePageAddress(choices);
  const isSameStep = isSameQuery(before, search) || (before.text !== '' && search.text !== '');
  if (isSameStep) markEntry(address);
  else setPageAddress(address, 'push', newMark());
}

/**
 * Puts a page of the list into the address (BEY-21), unless the address already has another search.
 *
 * @param page cursor of the page; null for the first
 */
export function showPage(search: ListQuery, choices: Choices, page: string | null): void {
  const { query, cursor } = parsePageAddress(choices);
  if (cursor !== page && isSameQuery(query, search)) showAddress(search, choices, page);
}

/** Calls `onPage` with the cursor of the page in view when the reader scrolls to another page of the list. */
export function usePageInView(
  list: RefObject<CardList | undefined>,
  isOn: boolean,
  onPage: (page: string | null) => void,
): void {
  const note = () => {
    const { cards = [] } = list.current ?? {};
    const [first] = cards;
    if (!list.current || !first) return;
    const isBelow = first.getBoundingClientRect().top > 0;
    const card = firstSeen(cards) ?? (isBelow ? first : cards.at(-1));
    if (card) onPage(list.current.pageOf(card));
  };
  useListener(window, 'scroll', note, { isOn, capture: true });
}
