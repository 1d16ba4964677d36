/** Gives the focus to what is no stop of the Tab key, for as long as it stays there (WCAG 2.4.3). Nothing scrolls. */
export function focusPlace(place: HTMLElement): void {
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}
