/** Set on a host, and on its link that was pressed before the widget was ready. */
export const PRESSED = 'data-ap-pressed';

/** Finds the pressed link of a host, but not those of nested hosts. */
export const pressedLink = (host: HTMLElement): HTMLElement | undefined =>
  [...host.querySelectorAll<HTMLElement>(`a[${PRESSED}]`)].find(
    (link) => link.closest('[data-ap-state]') === host,
  );
