/**
 * The floor: the widgets of the article page as plain custom elements, in one file without a library. No page with the same
 * widgets can be much quicker, so the bench compares with it. It keeps none of the library's other promises.
 */
import { Poll } from './poll.ts';
import { ShareBar } from './share-bar.ts';

/** Rules that the widgets' own stylesheets add to the base style, bundled in one file for the floor. */
const rules = `
ap-share-bar [aria-expanded] span:first-child { width: 1em; text-align: center }
`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(rules);
document.adoptedStyleSheets.push(sheet);
customElements.define('ap-share-bar', ShareBar);
customElements.define('ap-poll', Poll);
