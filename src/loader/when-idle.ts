/** How long what is less urgent waits for an idle moment, in milliseconds. */
const PATIENCE = 2000;

/** How long it waits for the page to load, in milliseconds: one file may hang for good. */
const LOAD_PATIENCE = 15_000;

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

/** Safari has no idle callback: a short pause stands for it. */
const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, 100);
  });

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when the page has loaded, what is more urgent is there, and the browser has nothing to do.
 * @param urgent what was begun before; where it hangs or fails it holds nothing up for long
 */
export async function whenIdle(urgent: Iterable<Promise<unknown>>): Promise<void> {
  await Promise.race([loaded(), pause(LOAD_PATIENCE)]);
  await Promise.race([Promise.allSettled(urgent), pause(PATIENCE)]);
  await idle();
}
