/** No ad is closer to another than so many messages (LIVE-18). */
const APART = 4;

const isAd = (node: Element | null): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('.ap-live-ad');

/** Messages between a node and the ad above it; all there are when there is none. */
function messagesSinceAd(list: Element, node: Element): number {
  const nodes = [...list.querySelectorAll('article[data-message-id], .ap-live-ad')];
  let count = 0;
  for (let index = nodes.indexOf(node); index >= 0; index--) {
    if (isAd(nodes[index] as Element)) return count;
    count += 1;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Puts ads after some messages of a list that is shown for the first time (LIVE-07, LIVE-18). Once there they are never moved nor made
 * anew: a moved frame loads again. Where the server has kept a place free the ad goes into it, so that nothing jumps.
 *
 * @param nodes the messages of that list, in order
 * @param positions after which of them, counted from 1
 */
export function placeAds(
  list: HTMLElement,
  nodes: readonly HTMLElement[],
  positions: readonly number[],
  template: HTMLTemplateElement,
): void {
  for (const position of positions) {
    const node = nodes[position - 1];
    if (!node) continue;
    const place = node.nextElementSibling;
    if (isAd(place)) {
      if (!place.childElementCount) place.append(adFrom(template));
    } else if (messagesSinceAd(list, node) >= APART) {
      const made = document.createElement('div');
      made.className = 'ap-live-ad';
      made.dataset.apMade = '';
      made.append(adFrom(template));
      node.after(made);
    }
  }
}

function adFrom(template: HTMLTemplateElement): HTMLElement {
  const ad = document.createElement('div');
  ad.dataset.apMade = '';
  ad.append(document.importNode(template.content, true));
  return ad;
}
