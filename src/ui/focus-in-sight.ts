/**
 * Gives the focus to an element, and shows it at once: where a page scrolls smoothly, the browser’s own way to it stops
 * when messages come above (VAL-37).
 */
export function focusInSight(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Scrolls the focused element back into view after content above has pushed it down (WCAG 2.4.11). */
export function keepFocusInSight(): void {
  document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
