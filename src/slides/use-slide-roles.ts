import { useLayoutEffect, useRef, useState } from 'react';
import { useNodeEdits } from '../element/server-nodes.tsx';
import { useListener } from '../element/use-listener.ts';
import { fill } from '../i18n/texts.ts';
import { FOCUSABLE } from './focusable.ts';
import type { SlidesTexts } from './slides.texts.ts';
import type { Slides } from './use-slider.ts';

/** Elements with arrow-key behaviour of their own. */
const OWN_KEYS =
  'input, select, textarea, audio, video, [contenteditable], [role=slider], [role=radio], [role=tab]';

interface Options {
  /** Element that receives keys: it contains the row and its buttons. */
  scope: HTMLElement;
  /** The row; empty while there is none. */
  rows: readonly HTMLElement[];
  elements: readonly HTMLElement[];
  slides: Slides;
  texts: SlidesTexts;
  /** Name of a slide, if not its number. */
  nameOf?: (index: number) => string;
}

/**
 * Keyboard and ARIA behaviour of a row: a list of numbered slides. Hidden slides are not focusable. But a focused
 * slide stays focusable when it leaves the view, or the focus moves along with a key.
 */
export function useSlideRoles({ scope, rows: rowNodes, elements, slides, texts, nameOf }: Options): void {
  const { index, visible, count, rows, isSliding, goTo } = slides;
  const [held, setHeld] = useState(-1);
  const isTaken = useRef(false);
  const slideOf = (node: EventTarget | null) =>
    elements.findIndex((element) => node instanceof Node && element.contains(node));
  const isSeen = (place: number) => {
    const slide = Math.floor(place / rows);
    return slide >= index && slide < index + visible;
  };
  const isHere = ({ target }: Event) =>
    target instanceof Element && target.closest('dialog') === scope.closest('dialog');

  useListener<FocusEvent>(scope, 'focusin', ({ target }) => setHeld(slideOf(target)));
  useListener<FocusEvent>(scope, 'focusout', ({ relatedTarget }) => setHeld(slideOf(relatedTarget)));

  useListener<KeyboardEvent>(scope, 'keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (!isSliding || !isHere(event) || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
    if ((target as Element).closest(OWN_KEYS)) return;
    const goals: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: count - visible,
    };
    const goal = goals[key];
    if (goal === undefined) return;
    event.preventDefault();
    isTaken.current = slideOf(target) >= 0;
    goTo(goal);
  });

  useNodeEdits(
    isSliding ? rowNodes : none,
    (row, edits) => {
      // Safari does not treat a list without bullets as a list
      if (rows === 1) edits.attribute('role', 'list');
      // Firefox makes every scrolling element an unnamed tab stop
      if (!row.hasAttribute('tabindex')) edits.attribute('tabindex', '-1');
    },
    [rows],
  );
  useNodeEdits(
    isSliding ? elements : none,
    (element, edits, place) => {
      if (rows === 1) {
        edits.attribute('aria-roledescription', texts['slides.slide']);
        edits.attribute(
          'aria-label',
          nameOf?.(place) ?? fill(texts['slides.one'], { i: place + 1, n: count }),
        );
      }
      const isInside = place === held || element.contains(document.activeElement);
      if (!isSeen(place) && !isInside) edits.attribute('inert', '');
    },
    [index, visible, count, rows, held, texts],
  );

  // after the edits, when slides that come into view are focusable
  useLayoutEffect(() => {
    if (!isTaken.current) return;
    isTaken.current = false;
    if (held < 0 || isSeen(held)) return;
    const next = elements.slice(index * rows, (index + visible) * rows);
    const targets = next.flatMap((element) => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)]);
    targets[0]?.focus({ preventScroll: true });
  });
}

const none: readonly HTMLElement[] = [];
