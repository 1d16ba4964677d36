/** Told by the browser after its own layout: nothing here asks for one. */
type Hear = (isSo: boolean) => void;

/** Higher than any page, in px. */
const FAR = 10_000_000;

/** A window lower than this, in px, has no room for anything that stays: that of a page at 400 %, and a phone held across. */
const LOW = 400;

/** The most that a bar which is kept takes of the window, since it may lie over what is read (WCAG 1.4.4, 1.4.10). */
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
    // of this document, also where it stands in a frame
    { root: document, rootMargin, threshold },
  );
  observer.observe(target);
  return () => observer.disconnect();
}

/** Observes whether the page has been scrolled further than so many px: its beginning has then passed that line above the window. */
export function watchLimit(limit: number, hear: Hear): () => void {
  const page = document.documentElement;
  // the first answer says how high the window is
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
 * Observes whether the place of the bar, which stands in it, has left the window at the top, and the window has room to keep it. What is
 * watched is all that lies above the window: who jumps down the page may never have seen the place.
 */
export const watchPlace = (host: Element, hear: Hear): (() => void) =>
  observe(host, { rootMargin: `${FAR}px 0px -100% 0px`, threshold: 1 }, ({ boundingClientRect }) =>
    hear(boundingClientRect.bottom <= 0 && hasRoomFor(boundingClientRect)),
  );

/**
 * The same of a bar that is kept in sight: it is lower than it is ever kept as soon as its place is in sight again. How low
 * that is the style sheet says by a property that is known without the layout of the page.
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
