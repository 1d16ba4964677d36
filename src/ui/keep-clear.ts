/** Distance between a bar and a focused element, in px, for its outline. */
const ROOM = 8;

/**
 * Scrolls a focused element out from under a bar at the bottom of the window (WCAG 2.4.11). `scroll-padding` does not
 * move elements that are already in the window. Returns a function that stops it.
 */
export function keepClear(bar: HTMLElement): () => void {
  function clear(element: Element | null) {
    // a pressed element stays under the pointer
    if (!element?.matches(':focus-visible') || bar.contains(element)) return;
    // a dialog lies above the bar
    if (element.closest('dialog[open]')) return;
    const { top } = bar.getBoundingClientRect();
    const { top: first, bottom: last } = element.getBoundingClientRect();
    const isSeen = last + ROOM <= top || first >= innerHeight;
    // an element that begins above the window is visible above the bar
    if (isSeen || first <= 0) return;
    scrollBy({ top: Math.min(last + ROOM - top, first), behavior: 'instant' });
  }
  let drawing = 0;
  const hear = ({ target }: Event) => {
    cancelAnimationFrame(drawing);
    // after the browser's own scrolling
    drawing = requestAnimationFrame(() => clear(target as Element));
  };
  document.addEventListener('focusin', hear);
  clear(document.activeElement);
  return () => {
    cancelAnimationFrame(drawing);
    document.removeEventListener('focusin', hear);
  };
}
