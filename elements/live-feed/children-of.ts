/** Children that match. Faster than `:scope >`, which searches the nodes of ten thousand messages. */
export function childrenOf(host: Element, selector: string): HTMLElement[] {
  return [...host.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(selector),
  );
}
