/** Children that match. A selector that begins with `:scope >` would be looked for among the nodes of ten thousand messages. */
export function childrenOf(host: Element, selector: string): HTMLElement[] {
  return [...host.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(selector),
  );
}
