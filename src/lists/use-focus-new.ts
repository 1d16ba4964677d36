import { useState } from 'react';
import { focusPlace } from '../element/focus-place.ts';
import { useHost } from '../element/host.ts';
import { ofDocument } from '../page/of-document.ts';
import { cardLink } from './card-key.ts';
import type { CardList } from './card-list.ts';

interface FocusNew {
  want(): void;
  /** For the button that goes although nobody has pressed it: to the last card, which was above it. */
  pass(list: CardList | undefined): void;
  /** What was asked for is no longer waited for. */
  forget(): void;
  came(cards: readonly HTMLElement[], list: CardList | undefined): void;
}

/**
 * Where the focus goes when cards have come: to the first of them for who has asked for them by the button, which may be gone, and
 * nowhere for others.
 */
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
      const isFree = activeElement === ofDocument('body') || host.contains(activeElement);
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
