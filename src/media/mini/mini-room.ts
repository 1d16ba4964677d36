/** Room between the small player and what has the focus, for its outline. */
const ROOM = 8;

/** The frames that stand at the bottom of the window: one, or two for the moment in which one takes the place of another. */
const standing = new Set<HTMLElement>();

/**
 * Keeps the bottom of the window free where the small player stands: the page can be scrolled further, and what has the focus is
 * never under it (BEY-24). Answers what gives the room back.
 */
export function makeRoom(frame: HTMLElement): () => void {
  const root = document.documentElement;
  const top = () => frame.getBoundingClientRect().top;
  standing.add(frame);
  root.toggleAttribute('data-ap-room', true);

  function clear(element: Element | null) {
    // what a pointer presses stays under it
    if (!element?.matches(':focus-visible') || frame.contains(element)) return;
    const { top: first, bottom: last } = element.getBoundingClientRect();
    const isSeen = last + ROOM <= top() || first >= innerHeight;
    // what is higher than the window is seen above it
    if (isSeen || first <= 0) return;
    scrollBy({ top: Math.min(last + ROOM - top(), first), behavior: 'instant' });
  }
  const measure = () => root.style.setProperty('--ap-mini', `${frame.offsetHeight}px`);
  let drawing = 0;
  const hear = ({ target }: Event) => {
    cancelAnimationFrame(drawing);
    // after the browser's own scrolling
    drawing = requestAnimationFrame(() => clear(target as Element));
  };
  const size = new ResizeObserver(measure);
  measure();
  size.observe(frame);
  document.addEventListener('focusin', hear);
  clear(document.activeElement);

  return () => {
    cancelAnimationFrame(drawing);
    size.disconnect();
    document.removeEventListener('focusin', hear);
    standing.delete(frame);
    if (standing.size > 0) return;
    root.removeAttribute('data-ap-room');
    root.style.removeProperty('--ap-mini');
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
