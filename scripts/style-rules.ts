import { type Selector, transform } from 'lightningcss';
import type { Problem } from './parse.ts';

/** Sheets of tokens and of the page's own text; widgets render that text only in slots. */
const sheetsOfPages = ['src/styles/tokens.css', 'src/content/body.css'];

/** Reports forbidden patterns in browser style sheets, with the reason. */
export function checkStyle(css: string, path = ''): Problem[] {
  return [...checkRem(css), ...(sheetsOfPages.includes(path) ? [] : checkWeight(css))];
}

/** Finds the custom properties of the library that a sheet declares, or a script names as a string. */
export const tokensIn = (text: string): string[] =>
  [...text.matchAll(/(--ap-[\w-]+)\s*:|['"`](--ap-[\w-]+)['"`]/g)].map(([, declared, named]) =>
    String(declared ?? named),
  );

/** Reports uses of custom properties that no sheet declares and no script sets: a misspelt token has no value. */
export function checkTokens(text: string, known: ReadonlySet<string>): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/var\(\s*(--ap-[\w-]+)/g)]
      .filter(([, name]) => !known.has(String(name)))
      .map(([, name]) => ({
        line: index + 1,
        message: `${name} is declared nowhere; src/styles/tokens.css has the tokens`,
      })),
  );
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

/**
 * Blanks out allowed uses and keeps the line numbers. A media query uses the browser's own font size, regardless of
 * the page's.
 */
function maskAllowedRem(css: string): string {
  const others = /\/\*[\s\S]*?\*\/|@media[^{]*|--ap-rem: 1rem;/g;
  return css.replace(others, (text) => text.replace(/[^\n]/g, ' '));
}

/**
 * Reports rules with a lower specificity than the reset of `[data-ap-mount]` in src/styles/base.css, which would undo
 * them in widgets. A page may override the rule of a tag itself and a rule in `:where()`. Nested rules have the
 * specificity of the outer rule.
 */
function checkWeight(css: string): Problem[] {
  const problems: Problem[] = [];
  transform({
    filename: 'checked.css',
    // the build replaces such selectors by tags
    code: Buffer.from(css.replaceAll(/:--[a-z-]+/g, (name) => `.${name.slice(3)}`)),
    visitor: {
      Rule: {
        style({ value: { selectors, declarations, loc } }) {
          const own = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
          // `all` does not reset custom properties
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

/**
 * Tests for a rule of the whole page, of a tag itself, or one that begins with `:where()`: any page rule overrides
 * these.
 */
function isForPages(selector: Selector): boolean {
  const [first] = selector;
  const subject = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
  return (
    (first?.type === 'pseudo-class' && first.kind === 'where') ||
    subject.some((part) => part.type === 'type' && (part.name === 'html' || part.name.startsWith('ap-')))
  );
}
