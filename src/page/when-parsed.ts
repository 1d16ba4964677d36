/** How long a page may take to arrive, in milliseconds: one that stalls has its widgets as far as it has come. */
const PATIENCE = 3000;

/**
 * Calls back when the whole page can be read: at once for a module, later for a script that the parser waits for; of a page that
 * is still arriving after a while, when its configuration can be read.
 */
export function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') {
    callback();
    return;
  }
  const begin = () => {
    clearInterval(timer);
    document.removeEventListener('DOMContentLoaded', begin);
    callback();
  };
  const timer = setInterval(() => document.querySelector('ap-config') && begin(), PATIENCE);
  document.addEventListener('DOMContentLoaded', begin);
}
