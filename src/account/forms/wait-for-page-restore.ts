/**
 * Waits while the next page loads, which may take seconds: the waiting form stays busy, and a second press sends
 * nothing. Resolves when Back restores this page, or when only the hash has changed.
 */
export const waitForPageRestore = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const { signal } = heard;
    const end = () => {
      heard.abort();
      resolve();
    };
    addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal });
    addEventListener('hashchange', end, { signal });
  });
