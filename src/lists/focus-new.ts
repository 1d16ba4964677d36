import { focusPlace } from '../element/focus-place.ts';
import { readDocument } from '../page/read-document.ts';
import { cardLink } from './card-key.ts';
import type { CardList } from './card-list.ts';

interface FocusNew {
  /** Moves the focus when the next cards come. */
  request(): void;
  cancel(): void;
  /** Moves the focus of a button that goes to the last card, which was above it. */
  pass(list: CardList | undefined): void;
  came(cards: readonly HTMLElement[], list: CardList | undefined): void;
}

/** Moves the focus to the first new card after a press of the button, which may be removed, and only then. */
export function createFocusNew(host: HTMLElement): FocusNew {
  let isRequested = false;
  return {
    request() {
      isRequested = true;
    },
    pass(list) {
      const last = list?.cards.at(-1);
      if (last) focusCard(last);
    },
    cancel() {
      isRequested = false;
    },
    came([first], list) {
      const { activeElement } = document;
      const isFree = activeElement === readDocument('body') || host.contains(activeElement);
      const target = first ?? list?.cards.at(-1);
      if (isRequested && isFree && target) focusCard(target);
      isRequested = false;
    },
  };
}

function focusCard(card: HTMLElement): void {
  const link = cardLink(card);
  if (link) link.focus({ preventScroll: true });
  else focusPlace(card);
  (link ?? card).scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
