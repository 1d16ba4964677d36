import { PRESSED, pressedLink } from '../element/pressed-link.ts';
import { isPlainPress } from '../page/is-plain-press.ts';

/** Server's file in its tag; the page may have other videos in slots. */
const FILE = 'ap-opening > video';

/** Height of the browser's controls, in CSS px. */
const CONTROLS = 80;

/** Plays a server's file that nobody has started: Chromium ignores a press on the picture of a file it does not know. */
function playFile(media: HTMLMediaElement | null): void {
  if (media?.paused && !media.currentTime) media.play().catch(() => {}); // the widget reports a failure
}

/**
 * Handles presses of links in hosts whose widget is not rendered yet. The server may mark a link as the widget's
 * button (`data-ap-press`). Its press then goes to the widget, even if that is already loading.
 * Plays a server's file that is pressed on its picture, also by a pointer before this script.
 * @param take returns true if the press belongs to the widget, and loads it; else the browser follows the link
 */
export function watchPresses(take: (host: HTMLElement, isForWidget: boolean) => unknown): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!isPlainPress(event) || !(target instanceof Element)) return;
    // after the browser's own reaction
    if (target.matches(FILE) && event.offsetY < target.clientHeight - CONTROLS)
      setTimeout(playFile, 0, target);
    const link = target.closest('a[href]');
    const host = link?.closest<HTMLElement>('[data-ap-state]');
    if (!link || !host || !/waiting|loading/.test(host.dataset.apState ?? '')) return;
    if (!take(host, link.hasAttribute('data-ap-press'))) return;
    event.preventDefault();
    pressedLink(host)?.removeAttribute(PRESSED);
    for (const pressed of [host, link]) pressed.setAttribute(PRESSED, '');
  });
  playFile(document.querySelector(`${FILE}:focus:not(:focus-visible)`));
}

/** Follows the pressed links when the widget fails to load. */
export function followPressed(tag: string): void {
  for (const host of document.querySelectorAll<HTMLElement>(`${tag}[${PRESSED}]`)) {
    host.removeAttribute(PRESSED);
    const link = pressedLink(host) ?? host.querySelector<HTMLElement>('a[href]');
    link?.removeAttribute(PRESSED);
    link?.click();
  }
}

/** Stores the element that a finger or a key holds down, so that no widget replaces it before the press ends. */
export function noteHeld(shared: Record<string, unknown>): void {
  const hold = ({ target }: Event) => {
    shared.held = target;
  };
  // after the click that follows
  const release = () => setTimeout(() => delete shared.held);
  for (const type of ['touchstart', 'keydown']) addEventListener(type, hold, true);
  for (const type of ['touchend', 'touchcancel', 'keyup']) addEventListener(type, release, true);
  // of the window only: the focus may move between elements while a key is held
  addEventListener('blur', release);
}
