/** Position of a card: column from 1, and distance from the top of the list in px. */
export interface Place {
  column: 1 | 2;
  top: number;
}

/**
 * Places each card in the column that ends higher, so that no card starts above an earlier one. Reading order and
 * tab order then both go down the page (CAR-04).
 */
export function placeCards(heights: readonly number[], gutter: number): Place[] {
  const ends = { 1: 0, 2: 0 };
  return heights.map((height) => {
    const column = ends[2] < ends[1] ? 2 : 1;
    const top = ends[column];
    ends[column] = top + height + gutter;
    return { column, top };
  });
}
