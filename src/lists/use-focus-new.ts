import { useState } from 'react';
import { focusPlace } from '../element/focus-place.ts';
import { useHost } from '../element/host.ts';
import { readDocument } from '../page/read-document.ts';
import { cardLink } from './card-key.ts';
import type { CardList } from './card-list.ts';

interface FocusNew {
  want(): void;
  /** For the button that goes although nobody has pressed it: to the last card, which was above it. */
  pass(list: CardList | undefined): void;
  /** Cancels the pending focus move. */
  forget(): void;
  came(cards: readonly HTMLElement[], list: CardList | undefined): void;
}

/** Moves the focus to the first new card after a press of the button, which may be gone, and not otherwise. */
export function useFocusNew(): FocusNew {
  const host = useHost();
  const [focus] = useState(() => createFocusNew(host));
  return focus;
}

function createFocusNew(host: HTMLElement): FocusNew {
  let isWanted = false;
  return {
    want() {
      isWanted = true;
    },
    pass(list) {
      const last = list?.cards.at(-1);
      if (last) focusCard(last);
    },
    forget() {
      isWanted = false;
    },
    came([first], list) {
      const { activeElement } = document;
      const isFree = activeElement === readDocument('body') || host.contains(activeElement);
      const target = first ?? list?.cards.at(-1);
      if (isWanted && isFree && target) focusCard(target);
      isWanted = false;
    },
  };
}

function focusCard(card: HTMLElement): void {
  const link = cardLink(card);
  if (link) link.focus({ preventScroll: true });
  else focusPlace(card);
  (link ?? card).scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
