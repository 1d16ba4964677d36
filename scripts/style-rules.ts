import type { Problem } from './parse.ts';

/** Names what is forbidden in the browser's style sheets, with the reason. */
export function checkStyle(css: string): Problem[] {
  return withoutWhatMaySayRem(css)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/([\d.]+)rem\b/g)].map(([length, number]) => ({
        line: index + 1,
        message: `${length}: the root font of a page may be another; calc(${number} * var(--ap-rem)) is what the page says`,
      })),
    );
}

/** Keeps the lines as they are. A media query has the browser's own font size, whatever the page's is. */
function withoutWhatMaySayRem(css: string): string {
  const others = /\/\*[\s\S]*?\*\/|@media[^{]*|--ap-rem: 1rem;/g;
  return css.replace(others, (text) => text.replace(/[^\n]/g, ' '));
}
