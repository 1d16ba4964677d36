import { type RefObject, useLayoutEffect } from 'react';
import { placeCards } from './place-cards.ts';

/** Gap in px between columns, and between the cards of a column (CAR-04). */
const GUTTER = 25;

/**
 * Places the cards of a list in two columns, without a library (docs/decisions/masonry.md). They stay in document
 * order: each gets its column and its distance from the top. All are in one grid row, which grows to the longer
 * column by itself.
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
    // text wraps anew, a web font loads, or the window is resized
    const sizes = new ResizeObserver(place);
    for (const element of elements) sizes.observe(element);
    return () => sizes.disconnect();
  }, [list, cards, isOn]);
}
