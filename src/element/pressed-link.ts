/** On a host and its link that was pressed before the widget was there. */
export const PRESSED = 'data-ap-pressed';

/** Finds the pressed link of a host; links of nested hosts are theirs. */
export const pressedLink = (host: HTMLElement): HTMLElement | undefined =>
  [...host.querySelectorAll<HTMLElement>(`a[${PRESSED}]`)].find(
    (link) => link.closest('[data-ap-state]') === host,
  );
