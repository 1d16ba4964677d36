/** Longest wait for urgent loads, and for an idle moment, in milliseconds. */
const PATIENCE = 2000;

/** Longest wait for the page to load, in milliseconds: one file may hang for ever. */
const LOAD_PATIENCE = 15_000;

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

/** Waits for an idle moment; in Safari, which has no idle callback, for a short pause. */
const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, 100);
  });

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when the page and the more urgent loads have finished and the browser is idle.
 * @param urgent pending loads; if they hang or fail, they delay it only briefly
 */
export async function whenIdle(urgent: Iterable<Promise<unknown>>): Promise<void> {
  await Promise.race([loaded(), pause(LOAD_PATIENCE)]);
  await Promise.race([Promise.allSettled(urgent), pause(PATIENCE)]);
  await idle();
}
