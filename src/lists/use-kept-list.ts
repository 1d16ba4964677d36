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

/** Lists of one page are told apart by their tag and their order. */
function nameOf(host: HTMLElement): string {
  const all = [...document.querySelectorAll(host.localName)];
  return `${host.localName} ${all.indexOf(host)}`;
}

/** The reader has come back to the page, or has loaded it again. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
};

const gestures = 'wheel touchstart pointerdown keydown';

/**
 * Keeps a list when its page is left or loaded again, and restores its cards, its scroll position and its focus (BEY-21).
 * Where the browser has kept the page itself there is nothing to do.
 *
 * @param next cursor for requesting the next page.
 * @param take shows the kept list.
 * @returns `keepNow` keeps the list. `bringBack` restores the kept list of this history entry in place of the present
 * one, and returns whether there was one.
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
    const place = placeOf([...held, ...cards]); // an ad above what was pressed may come or go meanwhile
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
  // a focus outside the list is the reader's last one, too
  useListener(document, 'click focusin', note, { capture: true });

  const bringBack = useEffectEvent((isOther: boolean): boolean => {
    const kept = keptHere(nameOf(host));
    if (!kept) return false;
    show(kept, isOther).catch(() => {}); // the first page is there
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
    // the browser may still put the page where it was before it had grown
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
