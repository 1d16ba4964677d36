/** Bars that stay: each is a widget, and who goes through a long feed comes near to all of it. */
const MAX_BARS = 5;

/** Gives a message its share bar when somebody comes near: ten thousand of them would be as many widgets (LIVE-08, SHARE-04). */
function addBar(message: Element, bars: Set<HTMLElement>): void {
  const link = message.querySelector<HTMLAnchorElement>('a.ap-live-permalink');
  if (!link || message.querySelector('ap-share-bar')) return;
  const bar = document.createElement('ap-share-bar');
  bar.dataset.apMade = '';
  bar.setAttribute('variant', 'live');
  bar.setAttribute('loading', 'eager');
  bar.setAttribute('url', link.href);
  bar.setAttribute('share-title', link.dataset.shareTitle ?? message.querySelector('h3')?.textContent ?? '');
  link.after(bar);
  bars.add(bar);
  // the one that somebody is in stays
  for (const old of bars) {
    if (bars.size <= MAX_BARS) return;
    if (old === bar || old.contains(document.activeElement)) continue;
    bars.delete(old);
    old.remove();
  }
}

function messageOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('article[data-message-id]') : null;
}

/** The link stands for the bar, which is beside it by then, unless there is none to be had: for a child, or without its code. */
function pressLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a.ap-live-permalink') : null;
  const bar = link?.parentElement?.querySelector<HTMLElement>('ap-share-bar');
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!bar || !isPlain || bar.hidden || bar.dataset.apState === 'failed') return;
  event.preventDefault();
  bar.querySelector<HTMLElement>('a[href], button')?.focus();
}

/** @returns ends it */
export function shareOnApproach(list: HTMLElement): () => void {
  const bars = new Set<HTMLElement>();
  const approach = (event: Event) => {
    const message = messageOf(event);
    if (message) addBar(message, bars);
  };
  list.addEventListener('pointerover', approach);
  list.addEventListener('focusin', approach);
  list.addEventListener('click', pressLink);
  return () => {
    list.removeEventListener('click', pressLink);
    list.removeEventListener('pointerover', approach);
    list.removeEventListener('focusin', approach);
  };
}
