/** Distance from the viewport, as the margin of an observer, at which code and content are loaded. */
export const NEAR = '50% 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function arrive(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
    waiting.delete(target);
  }
}

/** Calls `act` once when the host comes near the viewport; at once for `loading="eager"`. The last `act` counts. */
export function whenNear(host: Element, act: () => void): void {
  if (host.getAttribute('loading') === 'eager') {
    act();
    return;
  }
  observer ??= new IntersectionObserver(arrive, { rootMargin: NEAR });
  waiting.set(host, act);
  observer.observe(host);
}

/** Stops waiting for a host that was removed. */
export function stopWaiting(host: Element): void {
  if (waiting.delete(host)) observer?.unobserve(host);
}
