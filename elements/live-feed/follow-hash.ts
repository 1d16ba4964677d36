import { withoutAnchoring } from './keep-place.ts';

/** Frames in which nearby blocks get their real sizes. */
const FRAMES = 8;

/** Events after which the reader controls the scrolling. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to the message in the address's fragment. The browser alone would stop elsewhere, because it only
 * estimates the sizes of the blocks above.
 *
 * @returns ends it
 */
export function followHash(list: HTMLElement): () => void {
  let holding = new AbortController();

  function hold(node: HTMLElement, signal: AbortSignal, frames = FRAMES) {
    if (signal.aborted) return;
    withoutAnchoring();
    node.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (frames > 0) requestAnimationFrame(() => hold(node, signal, frames - 1));
  }

  const follow = () => {
    holding.abort();
    const node = document.getElementById(decode(location.hash.slice(1)));
    // the browser itself finds messages of the server
    if (!node || !list.contains(node) || !node.closest('.ap-live-block')) return;
    holding = new AbortController();
    const { signal } = holding;
    const letGo = () => holding.abort();
    for (const type of OWN_WILL) addEventListener(type, letGo, { capture: true, passive: true, signal });
    hold(node, signal);
  };

  follow();
  addEventListener('hashchange', follow);
  return () => {
    holding.abort();
    removeEventListener('hashchange', follow);
  };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
