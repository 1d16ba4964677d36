const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Moves the focus to what follows in the page: what had it goes away. */
export function focusAfter(gone: Element): void {
  if (!gone.contains(document.activeElement)) return;
  for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    const follows = gone.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!follows || gone.contains(element)) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
