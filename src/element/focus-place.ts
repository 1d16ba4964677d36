/** Focuses an element outside the tab order, until the focus moves on (WCAG 2.4.3). Does not scroll. */
export function focusPlace(place: HTMLElement): void {
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}
