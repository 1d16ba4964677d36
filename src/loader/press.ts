/** On a host whose link was pressed before the widget was there: `becomeReady` presses the widget in its turn. */
const PRESSED = 'data-ap-pressed';

/**
 * Follows presses of links in hosts whose widget is not drawn yet.
 * @param take whether the press is the widget's, for which it is then loaded; else the browser follows the link
 */
export function watchPresses(take: (host: HTMLElement) => unknown): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof Element)) return;
    const host = target.closest('a[href]')?.closest<HTMLElement>('[data-ap-state]');
    if (!host || !/waiting|loading/.test(host.dataset.apState ?? '') || !take(host)) return;
    event.preventDefault();
    host.setAttribute(PRESSED, '');
  });
}

/** Where the widget cannot be had, the links that were pressed lead where the server meant them to. */
export function followPressed(tag: string): void {
  for (const host of document.querySelectorAll(`${tag}[${PRESSED}]`)) {
    host.removeAttribute(PRESSED);
    host.querySelector<HTMLElement>('a[href]')?.click();
  }
}

/** Notes for the engine what a finger or a key holds down, so that no widget takes its place before the press has ended. */
export function noteHeld(shared: Record<string, unknown>): void {
  const hold = ({ target }: Event) => {
    shared.held = target;
  };
  // after the click that comes of it
  const release = () => setTimeout(() => delete shared.held);
  for (const type of ['touchstart', 'keydown']) addEventListener(type, hold, true);
  for (const type of ['touchend', 'touchcancel', 'keyup', 'blur']) addEventListener(type, release, true);
}
