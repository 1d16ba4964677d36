/** Called by an observer after layout, so that nothing here forces one. */
type Hear = (isSo: boolean) => void;

/** Higher than any page, in px. */
const FAR = 10_000_000;

/** Window height in px below which nothing is sticky: a page at 400 % zoom, or a phone held sideways. */
const LOW = 400;

/** Largest part of the window for a sticky bar, since it may cover text (WCAG 1.4.4, 1.4.10). */
const MOST = 1 / 5;

const hasRoomFor = ({ width, height }: DOMRectReadOnly): boolean =>
  innerHeight >= LOW && width * height <= innerWidth * innerHeight * MOST;

function observe(
  target: Element,
  { rootMargin, threshold = 0 }: { rootMargin: string; threshold?: number },
  hear: (entry: IntersectionObserverEntry) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => hear(entries.at(-1) as IntersectionObserverEntry),
    // this document's viewport, even in a frame
    { root: document, rootMargin, threshold },
  );
  observer.observe(target);
  return () => observer.disconnect();
}

/** Observes whether the page is scrolled by more than `limit` px, by its top passing a line above the window. */
export function watchLimit(limit: number, hear: Hear): () => void {
  const page = document.documentElement;
  // the first entry gives the height of the window
  let end = observe(page, { rootMargin: '0px' }, ({ rootBounds }) => {
    end();
    const line = Math.floor(limit) + 1 + (rootBounds?.height ?? 0);
    end = observe(page, { rootMargin: `${FAR}px 0px -${line}px 0px` }, ({ isIntersecting }) =>
      hear(isIntersecting),
    );
  });
  return () => end();
}

/**
 * Observes whether the place of the static bar has left the window at the top, and the bar may be sticky. It observes
 * the whole area above the window, since a jump may skip the place itself.
 */
export const watchPlace = (host: Element, hear: Hear): (() => void) =>
  observe(host, { rootMargin: `${FAR}px 0px -100% 0px`, threshold: 1 }, ({ boundingClientRect }) =>
    hear(boundingClientRect.bottom <= 0 && hasRoomFor(boundingClientRect)),
  );

/**
 * The same for a sticky bar: once its place is visible again, the bar is below its lowest sticky position. The style
 * sheet gives this position in a property that can be read without layout.
 */
export function watchKept(host: Element, hear: Hear): () => void {
  const lowest = Math.ceil(Number.parseFloat(getComputedStyle(host).scrollMarginBlockStart) || 0) + 1;
  return observe(host, { rootMargin: `-${lowest}px 0px 0px 0px`, threshold: 1 }, (entry) =>
    hear(
      entry.intersectionRatio < 1 &&
        entry.boundingClientRect.top < lowest &&
        hasRoomFor(entry.boundingClientRect),
    ),
  );
}
