/**
 * Gives the page a global of ours, unless it has one of that name: a variable, or an element with that id. A script of the page
 * that takes the name later gets it.
 */
export function publish(name: string, value: unknown): void {
  const yieldTo = () => console.warn(`window.${name} is the page’s own: see <ap-config global>`);
  if (name in window) {
    yieldTo();
    return;
  }
  Object.defineProperty(window, name, {
    configurable: true,
    get: () => value,
    set(own) {
      Object.defineProperty(window, name, {
        value: own,
        configurable: true,
        enumerable: true,
        writable: true,
      });
      yieldTo();
    },
  });
}
