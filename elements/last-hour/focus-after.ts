const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Moves the focus to the next element of the page before the focused one disappears. */
export function focusAfter(gone: Element): void {
  if (!gone.contains(document.activeElement)) return;
  for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    const follows = gone.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!follows || gone.contains(element)) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
