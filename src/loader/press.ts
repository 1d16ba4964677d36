/** On a host whose link was pressed before the widget was there: `becomeReady` presses the widget in its turn. */
const PRESSED = 'data-ap-pressed';

/** Has `load` called for a host whose link is pressed before its widget is drawn: the press is the widget's, and is not lost. */
export function watchPresses(selector: string, load: (host: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = (target as Element).closest('a[href]');
    const host = link?.closest<HTMLElement>(selector);
    if (!host || !/waiting|loading/.test(host.dataset.apState ?? '')) return;
    event.preventDefault();
    host.setAttribute(PRESSED, '');
    load(host);
  });
}

/** Where the widget cannot be had, the links that were pressed lead where the server meant them to. */
export function followPressed(tag: string): void {
  for (const host of document.querySelectorAll(`${tag}[${PRESSED}]`)) {
    host.removeAttribute(PRESSED);
    host.querySelector('a')?.click();
  }
}
