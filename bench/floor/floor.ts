/**
 * The floor: the widgets of the article page as plain custom elements, in one file without a library. No page with the same
 * widgets can be much quicker, so the bench compares with it. It keeps none of the library's other promises.
 */
import { Poll } from './poll.ts';
import { ShareBar } from './share-bar.ts';
import { addStyle } from './style.ts';

addStyle();
customElements.define('ap-share-bar', ShareBar);
customElements.define('ap-poll', Poll);
