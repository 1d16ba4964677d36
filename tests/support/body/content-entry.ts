// Entry of the test pages: the library's code for bodies, built as the bundle is.
import { type BodyContext, bodyViews } from '../../../src/content/body-views.ts';
import { loadSanitiser, sanitise } from '../../../src/content/sanitise.ts';
import { toNodes } from '../../../src/content/view-dom.ts';
import { attacks } from './attacks.ts';
import { everyElement } from './every-element.ts';
import { everywhere } from './everywhere.ts';

const ready = loadSanitiser();

const context: BodyContext = { imageService: { base: '' }, onUnknown: () => {} };

/** Draws every attack as an editor's HTML, and every `nth` in each place of every type of body element. */
async function drawAttacks(nth: number): Promise<void> {
  await ready;
  const sections = attacks.map((attack, index) => {
    const elements = index % nth === 0 ? everywhere(attack) : [];
    const section = document.createElement('section');
    section.append(toNodes([{ html: attack }, ...bodyViews(elements, context)]));
    return section;
  });
  document.querySelector('main')?.append(...sections);
}

/** Returns the HTML of each type of element, as serialised from the browser's nodes. */
async function drawn(): Promise<string[]> {
  await ready;
  return everyElement.map((element) => {
    const place = document.createElement('div');
    place.append(toNodes(bodyViews([element], context)));
    return place.innerHTML;
  });
}

/** Returns what is left of html, as serialised from the browser's nodes. */
async function cleaned(html: string, isCard: boolean): Promise<string> {
  await ready;
  const place = document.createElement('div');
  place.append(sanitise(html, isCard));
  return place.innerHTML;
}

const content = { drawAttacks, drawn, cleaned };
export type Content = typeof content;
Object.assign(window, { content });
