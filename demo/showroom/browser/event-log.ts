import type { Frames } from './frames.ts';
import { isHeardEvent } from './heard-event.ts';

const longest = 20;

/** Lists the last events that the preview sent, the newest first. */
export function startEventLog(main: HTMLElement, frames: Frames): void {
  const list = main.querySelector<HTMLElement>('[data-events]');
  const none = main.querySelector<HTMLElement>('[data-no-events]');
  const clear = main.querySelector<HTMLButtonElement>('[data-clear]');
  if (!list || !none || !clear) return;
  const showEmptiness = () => {
    none.hidden = list.childElementCount > 0;
    clear.hidden = list.childElementCount === 0;
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (origin !== location.origin || source !== frames.preview?.contentWindow || !isHeardEvent(data)) return;
    list.prepend(entry(data.name, data.detail));
    while (list.childElementCount > longest) list.lastElementChild?.remove();
    showEmptiness();
  });
  frames.onPreview(({ defaultView }) => defaultView?.postMessage('listening', location.origin));
  clear.addEventListener('click', () => {
    list.replaceChildren();
    showEmptiness();
  });
  showEmptiness();
}

function entry(name: string, detail: unknown): HTMLElement {
  const item = document.createElement('li');
  const time = document.createElement('time');
  time.textContent = new Date().toLocaleTimeString('ca');
  const event = document.createElement('strong');
  event.textContent = name;
  const data = document.createElement('code');
  data.textContent = JSON.stringify(detail ?? null);
  item.append(time, event, data);
  return item;
}
