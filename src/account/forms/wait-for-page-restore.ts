/**
 * Waits while the next page is on its way, which may take seconds: a form that waits for it stays busy, and a second
 * press sends nothing. It ends when Back brings this page to life again, or when the address was one in this page.
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
