import { htmlOf } from '../content/html-of.ts';
import { readDocument } from '../page/read-document.ts';
import { setPageAddress } from '../page/set-page-address.ts';
import { sessionStore } from '../storage/safe-storage.ts';
import { cardKey, cardLink } from './card-key.ts';
import type { CardList, CardPage } from './card-list.ts';

/** State of a list that the reader has left, for restoring it (BEY-21). */
export interface Kept {
  /** Path and query of the page. */
  address: string;
  /** Html of the cards, sanitised again before it is shown. */
  pages: readonly CardPage[];
  /** Cursor of the next page. */
  next: string | null;
  /** First card on the screen, and its distance from the top in CSS px. */
  place?: { key: string; top: number } | undefined;
  /** The card that was pressed or had the focus, and the link in it. */
  focus?: { key: string; href: string | null } | undefined;
}

/** Number of lists stored per tab, only the newest: a hundred cards are some 200 KB. */
export const MOST = 6;
const INDEX = 'ap-lists';

interface Mark {
  apList?: unknown;
}

/** Mark of this history entry. */
const markOf = (): string | undefined => {
  const mark = (history.state as Mark | null)?.apList;
  return typeof mark === 'string' ? mark : undefined;
};

/** Creates the state of another history entry, with a mark of its own. */
export const newMark = (): object => ({ ...history.state, apList: Math.random().toString(36).slice(2, 10) });

/** Gives this history entry a mark, if it has none, and the new address, if any. */
export function markEntry(address?: string): void {
  if (markOf() !== undefined && address === undefined) return;
  const state = markOf() === undefined ? newMark() : history.state;
  if (address === undefined) history.replaceState(state, '');
  else setPageAddress(address, 'replace', state);
}

const here = () => location.pathname + location.search;
const keyOf = (name: string, mark: string) => `ap-list ${mark} ${name}`;

/** Stores a list for this history entry; without a mark it could not be restored. */
export function keep(name: string, kept: Omit<Kept, 'address'>): void {
  const mark = markOf();
  if (mark === undefined) return;
  const key = keyOf(name, mark);
  const known = sessionStore.json(INDEX);
  const others = (Array.isArray(known) ? known.map(String) : []).filter((one) => one !== key);
  for (const old of others.splice(0, Math.max(0, others.length + 1 - MOST))) sessionStore.remove(old);
  sessionStore.set(key, JSON.stringify({ address: here(), ...kept }));
  sessionStore.set(INDEX, JSON.stringify([...others, key]));
}

/** Returns the list stored for this history entry, if the page is still the same. */
export function keptHere(name: string): Kept | undefined {
  const mark = markOf();
  const kept = mark === undefined ? null : (sessionStore.json(keyOf(name, mark)) as Kept | null);
  return kept?.address === here() && Array.isArray(kept.pages) ? kept : undefined;
}

/** Html of a card as the server would write it, without anything that widgets rendered in it. */
function cardHtml(card: HTMLElement): string {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const drawn of copy.querySelectorAll('[data-ap-mount], [data-ap-made]')) drawn.remove();
  return htmlOf(copy);
}

/** The cards of a list by the pages that they came with. */
export function pagesOf(list: CardList): CardPage[] {
  const pages: { page: string | null; cards: string[] }[] = [];
  for (const card of list.cards) {
    const page = list.pageOf(card);
    if (pages.at(-1)?.page !== page || pages.length === 0) pages.push({ page, cards: [] });
    pages.at(-1)?.cards.push(cardHtml(card));
  }
  return pages;
}

/** Returns the first card whose middle is on the screen, else the first that is partly visible. */
export function firstSeen(cards: readonly HTMLElement[]): HTMLElement | undefined {
  const seen = cards.flatMap((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? [{ card, middle: (top + bottom) / 2 }] : [];
  });
  return (seen.find(({ middle }) => middle >= 0) ?? seen[0])?.card;
}

/** Returns the first card on the screen, and its distance from the top. */
export function placeOf(cards: readonly HTMLElement[]): Kept['place'] {
  const card = firstSeen(cards);
  const key = card && cardKey(card);
  return card && key !== undefined ? { key, top: card.getBoundingClientRect().top } : undefined;
}

const cardOf = (cards: readonly HTMLElement[], key: string | undefined) =>
  key === undefined ? undefined : cards.find((card) => cardKey(card) === key);

/** Scrolls the list back to its former place on the screen. */
export function scrollBack(cards: readonly HTMLElement[], { place }: Kept): void {
  const card = cardOf(cards, place?.key);
  if (!card || !place) return;
  const by = card.getBoundingClientRect().top - place.top;
  if (Math.abs(by) >= 0.5) scrollBy({ top: by, behavior: 'instant' });
}

/** Restores the focus, unless the reader has moved it already. */
export function focusBack(cards: readonly HTMLElement[], { focus }: Kept): void {
  const card = cardOf(cards, focus?.key);
  const { activeElement } = document;
  if (!card || (activeElement && activeElement !== readDocument('body'))) return;
  const links = [...card.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const link = links.find((one) => one.getAttribute('href') === focus?.href) ?? cardLink(card);
  link?.focus({ preventScroll: true });
}
