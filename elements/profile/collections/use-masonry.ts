import { type RefObject, useLayoutEffect } from 'react';
import { placeCards } from './place-cards.ts';

/** Between the columns, and between the cards of one (CAR-04). */
const GUTTER = 25;

/**
 * Keeps the cards of a list in two columns of their own heights, without a library (docs/decisions/masonry.md). They
 * stay in the order of the document. Each gets its column and its distance from the top. All are in one row of the grid,
 * which grows to the longer column by itself.
 *
 * @param cards cards of the list; another value places them anew
 */
export function useMasonry(list: RefObject<HTMLElement | null>, cards: unknown, isOn: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are other elements
  useLayoutEffect(() => {
    const elements = [...(list.current?.children ?? [])] as HTMLElement[];
    if (!isOn) {
      for (const { style } of elements) {
        style.gridColumn = '';
        style.marginBlockStart = '';
      }
      return;
    }
    const place = () => {
      const places = placeCards(
        elements.map(({ offsetHeight }) => offsetHeight),
        GUTTER,
      );
      elements.forEach(({ style }, index) => {
        style.gridColumn = String(places[index]?.column);
        style.marginBlockStart = `${places[index]?.top}px`;
      });
    };
    place();
    // a text that wraps otherwise, a font that comes, a wider window
    const sizes = new ResizeObserver(place);
    for (const element of elements) sizes.observe(element);
    return () => sizes.disconnect();
  }, [list, cards, isOn]);
}
