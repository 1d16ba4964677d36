/**
 * Gives the focus to an element, and shows it at once: where a page scrolls smoothly, the browser’s own way to it stops
 * when messages come above (VAL-37).
 */
export function focusInSight(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** What has come above what has the focus has pushed it down: it stays in the window (WCAG 2.4.11). */
export function keepFocusInSight(): void {
  document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
