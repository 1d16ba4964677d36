/** Heading of the section of docs/bench.md that `bench/floods.ts` writes; it is the last section. */
export const floodsHeading = '## A login beside floods';

/** The page up to that section. */
export const withoutFloods = (page: string): string => `${page.split(floodsHeading)[0]?.trimEnd()}\n`;

/** Returns that section, empty if the page has none. */
export function floodsOf(page: string): string {
  const place = page.indexOf(floodsHeading);
  return place < 0 ? '' : `\n${page.slice(place)}`;
}
