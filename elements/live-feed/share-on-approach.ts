import { whenSettled } from '../../src/element/when-settled.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';

/** Bars that stay: each is a widget, and who goes through a long feed comes near to all of it. */
const MAX_BARS = 5;

/** The share bar beside a message's link, made when somebody comes near: ten thousand would be as many widgets (LIVE-08, SHARE-04). */
function barBeside(link: HTMLAnchorElement, bars: Set<HTMLElement>): HTMLElement {
  const there = link.parentElement?.querySelector<HTMLElement>('ap-share-bar');
  if (there) return there;
  const title = link.closest('article')?.querySelector('h3')?.textContent;
  const bar = document.createElement('ap-share-bar');
  bar.dataset.apMade = '';
  bar.setAttribute('variant', 'live');
  bar.setAttribute('loading', 'eager');
  bar.setAttribute('url', link.href);
  bar.setAttribute('share-title', link.dataset.shareTitle ?? title ?? '');
  link.after(bar);
  bars.add(bar);
  // the one that somebody is in stays
  for (const old of bars) {
    if (bars.size <= MAX_BARS) break;
    if (old === bar || old.contains(document.activeElement)) continue;
    bars.delete(old);
    old.remove();
  }
  return bar;
}

/** The link leads to its bar, unless there is none to be had: for a child, or without its code. */
async function leadTo(bar: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  await whenSettled(bar);
  const first = bar.querySelector<HTMLElement>('[data-ap-mount] :is(a[href], button)');
  if (!first) location.assign(link.href);
  // the phone's own menu, for which the link stands
  else if (first instanceof HTMLButtonElement) first.click();
  else first.focus();
}

/** @returns ends it */
export function shareOnApproach(list: HTMLElement): () => void {
  const bars = new Set<HTMLElement>();
  const within = ({ target }: Event, selector: string) => (target as Element).closest?.(selector);
  const approach = (event: Event) => {
    const link = within(event, 'article[data-message-id]')?.querySelector<HTMLAnchorElement>(
      'a.ap-live-permalink',
    );
    // a finger that comes near presses already: nothing appears under it
    if (link && (event as PointerEvent).pointerType !== 'touch') barBeside(link, bars);
  };
  const press = (event: MouseEvent) => {
    const link = within(event, 'a.ap-live-permalink') as HTMLAnchorElement | null;
    if (!link || !isPlainPress(event)) return;
    event.preventDefault();
    leadTo(barBeside(link, bars), link);
  };
  list.addEventListener('pointerover', approach);
  list.addEventListener('focusin', approach);
  list.addEventListener('click', press);
  return () => {
    list.removeEventListener('click', press);
    list.removeEventListener('pointerover', approach);
    list.removeEventListener('focusin', approach);
  };
}
