import { whenSettled } from '../../src/element/when-settled.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';

/** Maximum number of bars: each is a widget, and a reader may pass all messages of a long feed. */
const MAX_BARS = 5;

/** Share bar of a message, created when the reader comes near: ten thousand are too many (LIVE-08, SHARE-04). */
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
  // the bar with the focus stays
  for (const old of bars) {
    if (bars.size <= MAX_BARS) break;
    if (old === bar || old.contains(document.activeElement)) continue;
    bars.delete(old);
    old.remove();
  }
  return bar;
}

/** Moves from the link to its bar; follows the link if there is none, for a child or on a load error. */
async function leadTo(bar: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  await whenSettled(bar);
  const first = bar.querySelector<HTMLElement>('[data-ap-mount] :is(a[href], button)');
  if (!first) location.assign(link.href);
  // the button of the native share menu, which the link stands for
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
    // a finger that comes near is already pressing: nothing may appear under it
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
