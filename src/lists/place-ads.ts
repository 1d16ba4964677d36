/** Form of the places for ads in a list. */
interface AdPlaces {
  /** Class that marks a place. */
  className: string;
  tag: 'li' | 'div';
  /** Tests whether a new place may follow a node; places of the server always hold an ad. */
  mayFollow?: (node: HTMLElement) => boolean;
}

/**
 * Puts ads after some items of a list (LIST-13, LIST-27, LIVE-07). An ad is never moved or created again, since a
 * moved frame reloads. It uses the place that the server has reserved, so that nothing jumps.
 * @param positions items that an ad follows, counted from 1
 */
export function placeAds(
  items: readonly HTMLElement[],
  positions: readonly number[],
  template: HTMLTemplateElement,
  { className, tag, mayFollow = () => true }: AdPlaces,
): void {
  for (const position of positions) {
    const item = items[position - 1];
    if (!item) continue;
    const next = item.nextElementSibling;
    const place = next?.classList.contains(className)
      ? next
      : mayFollow(item) && makePlace(item, tag, className);
    if (!place || place.childElementCount > 0) continue;
    const ad = document.createElement('div');
    ad.dataset.apMade = '';
    ad.append(document.importNode(template.content, true));
    place.append(ad);
  }
}

function makePlace(item: HTMLElement, tag: string, className: string): HTMLElement {
  const place = document.createElement(tag);
  place.className = className;
  place.dataset.apMade = '';
  item.after(place);
  return place;
}
