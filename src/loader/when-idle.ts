/** How long what is less urgent waits for an idle moment, in milliseconds. */
const PATIENCE = 2000;

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

const pause = () => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/**
 * Resolves when the page has loaded, what is more urgent is there, and the browser has nothing to do.
 * @param urgent what was begun before; where it hangs or fails it holds nothing up for long
 */
export async function whenIdle(urgent: Iterable<Promise<unknown>>): Promise<void> {
  await loaded();
  await Promise.race([Promise.allSettled(urgent), pause()]);
  await idle();
}
