/** Resolves when a tag is rendered or has failed. */
export const whenSettled = (host: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!/ready|failed/.test(host.dataset.apState ?? '')) return;
      states.disconnect();
      resolve();
    };
    const states = new MutationObserver(look);
    states.observe(host, { attributeFilter: ['data-ap-state'] });
    look();
  });
