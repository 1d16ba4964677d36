/**
 * Focuses an element and shows it at once: on pages with smooth scrolling, the browser’s own scrolling stops when
 * messages appear above (VAL-37).
 */
export function focusInSight(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Scrolls the focused element back into view after content above has pushed it down (WCAG 2.4.11). */
export function keepFocusInSight(): void {
  document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
