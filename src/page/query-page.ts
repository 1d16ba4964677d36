/** Element for an editor's selector; null when nothing matches or the selector is invalid. */
export function queryPage(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}
