/** What an editor names by a selector; null where there is no such thing, or what was written is no selector. */
export function queryPage(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}
