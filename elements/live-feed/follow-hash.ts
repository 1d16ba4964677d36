import { withoutAnchoring } from './keep-place.ts';

/** Frames in which the blocks that come near get their real sizes. */
const FRAMES = 8;

/** From then on the reader decides what is on the screen. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Brings the message to the screen that the address names by its fragment. The browser alone goes where the sizes that were
 * estimated for blocks on the way put it.
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
    // the browser finds by itself what the server has drawn
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
