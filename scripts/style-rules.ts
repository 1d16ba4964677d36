import { type Selector, transform } from 'lightningcss';
import type { Problem } from './parse.ts';

/** Sheets of tokens and of the page's own text, which no widget draws outside a slot. */
const sheetsOfPages = ['src/styles/tokens.css', 'src/content/body.css'];

/** Names what is forbidden in the browser's style sheets, with the reason. */
export function checkStyle(css: string, path = ''): Problem[] {
  return [...checkRem(css), ...(sheetsOfPages.includes(path) ? [] : checkWeight(css))];
}

function checkRem(css: string): Problem[] {
  return maskAllowedRem(css)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/([\d.]+)rem\b/g)].map(([length, number]) => ({
        line: index + 1,
        message: `${length}: the root font of a page may be another; calc(${number} * var(--ap-rem)) is what the page says`,
      })),
    );
}

/** Keeps the lines as they are. A media query has the browser's own font size, whatever the page's is. */
function maskAllowedRem(css: string): string {
  const others = /\/\*[\s\S]*?\*\/|@media[^{]*|--ap-rem: 1rem;/g;
  return css.replace(others, (text) => text.replace(/[^\n]/g, ' '));
}

/**
 * Names rules lighter than the reset of `[data-ap-mount]` in src/styles/base.css, which would end where a widget draws the same. A page
 * may override the rule of a tag itself and one in `:where()`. Nested rules have the weight of the rule around them.
 */
function checkWeight(css: string): Problem[] {
  const problems: Problem[] = [];
  transform({
    filename: 'checked.css',
    // the build writes tags in the place of such selectors
    code: Buffer.from(css.replaceAll(/:--[a-z-]+/g, (name) => `.${name.slice(3)}`)),
    visitor: {
      Rule: {
        style({ value: { selectors, declarations, loc } }) {
          const own = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
          // `all` resets no custom property
          if (own.length > 0 && own.every(({ property }) => property === 'custom')) return;
          if (selectors.some((selector) => !isHeavy(selector) && !isForPages(selector)))
            problems.push({
              line: loc.line + 1,
              message: 'a rule without the weight of :not(#_) is lost where a widget draws the same',
            });
        },
      },
    },
  });
  return problems;
}

const isHeavy = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      part.type === 'id' ||
      part.type === 'nesting' ||
      (part.type === 'pseudo-class' &&
        (part.kind === 'not' || part.kind === 'is') &&
        part.selectors.some(isHeavy)),
  );

/** The rule of the whole page, of a tag itself, or one that begins with `:where()`, which any rule of a page overrides. */
function isForPages(selector: Selector): boolean {
  const [first] = selector;
  const subject = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
  return (
    (first?.type === 'pseudo-class' && first.kind === 'where') ||
    subject.some((part) => part.type === 'type' && (part.name === 'html' || part.name.startsWith('ap-')))
  );
}
