import { keepClear } from '../../ui/keep-clear.ts';

/** The frames that stand at the bottom of the window: one, or two for the moment in which one takes the place of another. */
const standing = new Set<HTMLElement>();

/**
 * Reserves the bottom of the window for the mini-player: the page scrolls further, and focused elements are never
 * covered (BEY-24).
 * @returns a function that releases the space
 */
export function makeRoom(frame: HTMLElement): () => void {
  const root = document.documentElement;
  standing.add(frame);
  root.toggleAttribute('data-ap-room', true);
  const measure = () => root.style.setProperty('--ap-mini', `${frame.offsetHeight}px`);
  const size = new ResizeObserver(measure);
  measure();
  size.observe(frame);
  const leave = keepClear(frame);

  return () => {
    leave();
    size.disconnect();
    standing.delete(frame);
    if (standing.size > 0) return;
    root.removeAttribute('data-ap-room');
    root.style.removeProperty('--ap-mini');
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
