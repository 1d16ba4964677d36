import { readDocument } from '../../src/page/read-document.ts';

/** Nearest scrolling ancestor of a node. */
function scrollerOf(node: Element): Element {
  for (let parent = node.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    const scrolls = parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(overflowY);
    if (scrolls && parent !== readDocument('body') && parent !== document.documentElement) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

const isInside = ({ top, bottom }: DOMRect, height: number) => bottom > 0 && top < height;

/** Visible messages and blocks, in order. Blocks are few, so they are checked one by one. */
export function onScreen(list: Element): HTMLElement[] {
  const inView = (parent: Element) =>
    [...parent.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && isInside(child.getBoundingClientRect(), innerHeight),
    );
  return inView(list).flatMap((child) => (child.matches('.ap-live-block') ? inView(child) : child));
}

/**
 * Scroll anchor: the first message that starts on the screen, else the first visible one, else the end of the list.
 */
function anchorOf(list: HTMLElement, isChanging: (node: HTMLElement) => boolean): () => number {
  const nodes = onScreen(list).filter((node) => node.matches('article'));
  const still = nodes.filter((node) => !isChanging(node));
  const anchor = still.find((node) => node.getBoundingClientRect().top >= 0) ?? still[0] ?? nodes[0];
  if (anchor)
    return () => (anchor.isConnected && !anchor.hidden ? anchor.getBoundingClientRect().top : Number.NaN);
  const isAbove = list.getBoundingClientRect().bottom <= 0;
  return () => (isAbove ? list.getBoundingClientRect().bottom : Number.NaN);
}

/** Remainder in px: browsers scroll by whole pixels, so the next correction includes it. */
let rest = 0;
let steady = 0;

/** Browsers keep the position while their anchor stays; Safari does not (docs/decisions/live-feed.md). */
function isHeldByBrowser(list: HTMLElement, isChanging: (node: HTMLElement) => boolean): boolean {
  if (!CSS.supports('overflow-anchor', 'auto') || !scrollerOf(list).scrollTop) return false;
  const articles = onScreen(list).filter((node) => node.matches('article'));
  return articles.length > 0 && !articles.some(isChanging);
}

/**
 * Changes a list without moving the text being read by more than a pixel (LIVE-16, BEY-04). The browser's scroll
 * anchoring does it where it can, which counts as no layout shift. Else the measured difference is scrolled, with the
 * anchoring switched off so that the two do not correct twice.
 */
export function keepPlace(
  list: HTMLElement,
  change: () => void,
  isChanging: (node: HTMLElement) => boolean = () => false,
): void {
  if (isHeldByBrowser(list, isChanging)) {
    withAnchoring();
    change();
    return;
  }
  const place = anchorOf(list, isChanging);
  const before = place();
  withoutAnchoring();
  change();
  const moved = place() - before;
  if (Number.isNaN(moved) || Math.abs(moved + rest) < 0.01) return;
  scrollerOf(list).scrollBy({ top: moved + rest, behavior: 'instant' });
  const left = place() - before + rest;
  rest = Math.abs(left) < 1 ? left : 0;
}

function withAnchoring(): void {
  cancelAnimationFrame(steady);
  document.documentElement.classList.remove('ap-live-steady');
}

/** Disables the browser's scroll anchoring until the current changes are rendered. */
export function withoutAnchoring(): void {
  const { classList } = document.documentElement;
  classList.add('ap-live-steady');
  cancelAnimationFrame(steady);
  steady = requestAnimationFrame(() => {
    steady = requestAnimationFrame(() => classList.remove('ap-live-steady'));
  });
}
