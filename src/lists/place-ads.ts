const AD = 'ap-list-ad';

export const isAd = (node: Element): boolean => node.classList.contains(AD);

/**
 * Puts ads after some cards, counted from 1 over the whole list (LIST-13, LIST-27). Once there they are never moved nor made anew: a
 * moved frame loads again. Where the server has kept a place free the ad goes into it, so that nothing jumps.
 *
 * @param tag of the places, as the list needs it
 */
export function placeAds(
  cards: readonly Element[],
  positions: readonly number[],
  template: HTMLTemplateElement,
  tag: 'li' | 'div',
): void {
  for (const position of positions) {
    const card = cards[position - 1];
    if (!card) continue;
    let place = card.nextElementSibling;
    if (!place || !isAd(place)) {
      const made = document.createElement(tag);
      made.className = AD;
      made.dataset.apMade = '';
      card.after(made);
      place = made;
    }
    if (place.childElementCount > 0) continue;
    const ad = document.createElement('div');
    ad.dataset.apMade = '';
    ad.append(document.importNode(template.content, true));
    place.append(ad);
  }
}
