/** Calls back when the whole page can be read: at once for a module, later for a script that the parser waits for. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
}
