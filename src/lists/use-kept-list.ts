import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadSanitiser } from '../content/sanitise.ts';
import { useHost } from '../element/host.ts';
import { useListener } from '../element/use-listener.ts';
import { cardKey } from './card-key.ts';
import type { CardList } from './card-list.ts';
import {
  focusBack,
  type Kept,
  keep,
  keptHere,
  markEntry,
  pagesOf,
  placeOf,
  scrollBack,
} from './kept-list.ts';

/** Names a list by its tag and its index, to distinguish the lists of a page. */
function nameOf(host: HTMLElement): string {
  const all = [...document.querySelectorAll(host.localName)];
  return `${host.localName} ${all.indexOf(host)}`;
}

/** Tests whether the reader has come back to the page, or has reloaded it. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
};

const gestures = 'wheel touchstart pointerdown keydown';

/**
 * Stores a list when its page is left or reloaded, and restores cards, scroll position and focus (BEY-21).
 * A page from the back/forward cache needs nothing.
 *
 * @param next cursor for requesting the next page.
 * @param take shows the stored list.
 * @returns `keepNow` stores the list. `bringBack` shows the stored list of this history entry instead of the current
 * one, and returns false if there is none.
 */
export function useKeptList(
  list: RefObject<CardList | undefined>,
  next: string | null,
  take: (kept: Kept) => void,
): { keepNow(): void; bringBack(): boolean } {
  const host = useHost();
  const pressed = useRef<Kept['focus']>(undefined);

  const keepNow = useEffectEvent(() => {
    const cards = list.current?.cards ?? [];
    if (!list.current || cards.length === 0) return;
    const held = cards.filter((card) => cardKey(card) === pressed.current?.key);
    const place = placeOf([...held, ...cards]); // an ad above the pressed card may come or go
    keep(nameOf(host), { pages: pagesOf(list.current), next, place, focus: pressed.current });
  });
  const note = useEffectEvent(({ target }: Event) => {
    const card = list.current?.cards.find((one) => one.contains(target as Node));
    const key = card && cardKey(card);
    const link = (target as Element).closest?.('a[href]');
    pressed.current = key === undefined ? undefined : { key, href: link?.getAttribute('href') ?? null };
    if (key !== undefined) markEntry();
  });
  useListener(window, 'pagehide', () => keepNow());
  // a focus outside the list also counts as the last one
  useListener(document, 'click focusin', note, { capture: true });

  const bringBack = useEffectEvent((isOther: boolean): boolean => {
    const kept = keptHere(nameOf(host));
    if (!kept) return false;
    show(kept, isOther).catch(() => {}); // the first page is still shown
    return true;
  });
  const show = async (kept: Kept, isOther: boolean) => {
    await loadSanitiser();
    const count = kept.pages.reduce((sum, { cards }) => sum + cards.length, 0);
    const isSame = list.current?.cards.length === count && kept.next === next;
    if (isOther || !isSame) take(kept);
    const cards = () => list.current?.cards ?? [];
    scrollBack(cards(), kept);
    focusBack(cards(), kept);
    // the browser may still restore the position of the page before it grew
    const end = new AbortController();
    const { signal } = end;
    for (const type of gestures.split(' '))
      addEventListener(type, () => end.abort(), { signal, capture: true, passive: true });
    const again = () => {
      if (!signal.aborted) scrollBack(cards(), kept);
      end.abort();
    };
    const settle = () => requestAnimationFrame(() => requestAnimationFrame(again));
    if (document.readyState === 'complete') settle();
    else addEventListener('load', settle, { once: true, signal });
  };
  useEffect(() => {
    if (isReturn()) bringBack(false);
  }, []);

  const [acts] = useState(() => ({
    keepNow() {
      markEntry();
      keepNow();
    },
    bringBack: () => bringBack(true),
  }));
  return acts;
}
