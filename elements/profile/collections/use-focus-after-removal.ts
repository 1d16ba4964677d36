import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SavedList } from './use-saved-lists.ts';

/**
 * Moves the focus from a removed card to the button of the next one, else of the previous one, else to the heading.
 * Keyboard users go on from there (PROF-47).
 */
export function useFocusAfterRemoval(
  { beforeRemoval }: SavedList,
  list: RefObject<HTMLElement | null>,
  focusHeading: () => void,
): void {
  /** Place of the card among those that stay, -1 for the heading; and how many these are. */
  const goal = useRef<{ at: number; count: number } | null>(null);

  useLayoutEffect(() => {
    const cards = list.current?.children ?? [];
    // the list may be drawn for another reason before it is shorter
    if (!goal.current || cards.length !== goal.current.count) return;
    const button = cards[goal.current.at]?.querySelector('button');
    if (button) button.focus();
    else focusHeading();
    goal.current = null;
  });

  useLayoutEffect(() => {
    beforeRemoval.current = (all, staying) => {
      const cards = [...(list.current?.children ?? [])];
      const at = cards.findIndex((card) => card.contains(document.activeElement));
      const focused = all[at];
      if (focused === undefined || staying.includes(focused)) return;
      const stays = (id: string) => staying.includes(id);
      const next = all.slice(at).find(stays) ?? all.slice(0, at).findLast(stays);
      goal.current = { at: staying.indexOf(next ?? ''), count: staying.length };
    };
    return () => {
      beforeRemoval.current = null;
    };
  }, [beforeRemoval, list]);
}
