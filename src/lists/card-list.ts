import { sanitise } from '../content/sanitise.ts';
import { editsOf } from '../element/node-edits.ts';
import { cardKey } from './card-key.ts';
import { placeAds } from './place-ads.ts';

/** Html of the cards on one page of a list, and the cursor that requested it. */
export interface CardPage {
  /** Null for the first page. */
  page: string | null;
  cards: readonly string[];
}

const AD_PLACE = 'ap-list-ad';

/** Selector of the server's element that contains the cards. */
const LIST = '[data-card-list]';

const isList = (element: Element) => element.matches('ul, ol');

/** Returns the server's list, or a new one if the page has none. */
function listOf(host: HTMLElement): HTMLElement {
  const found =
    host.querySelector<HTMLElement>(`${LIST}:not([data-ap-made])`) ??
    host.querySelector<HTMLElement>(':scope > :is(ul, ol):not([slot])');
  if (found) return found;
  const list = document.createElement('ul');
  list.dataset.cardList = '';
  list.dataset.apMade = '';
  host.insertBefore(list, host.querySelector(':scope > [data-ap-mount]'));
  return list;
}

/**
 * Cards of a list as plain nodes: the server's first page stays, further cards are appended, and search results
 * replace them. `stop` removes all added cards and restores the server's.
 */
export class CardList {
  readonly #host: HTMLElement;
  readonly #server: HTMLElement;
  /** List that replaces the server's after another search. */
  #made: HTMLElement | undefined;
  #hidden: ReturnType<typeof editsOf> | undefined;
  readonly #from: string | null;
  readonly #pages = new WeakMap<HTMLElement, string | null>();

  /** @param from cursor of the server's page; null if it is the first page */
  constructor(host: HTMLElement, from: string | null = null) {
    this.#host = host;
    this.#server = listOf(host);
    this.#from = from;
  }

  /** The visible list. */
  get element(): HTMLElement {
    return this.#made ?? this.#server;
  }

  get cards(): HTMLElement[] {
    return [...this.element.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && !child.matches(`.${AD_PLACE}, template, script, [data-ap-mount]`),
    );
  }

  /** Cursor of the page that a card came with; null for the first page. */
  pageOf(card: HTMLElement): string | null {
    return this.#pages.has(card) ? (this.#pages.get(card) ?? null) : this.#from;
  }

  /** Empties the visible list; the server's cards are hidden, not removed. */
  clear(): void {
    if (this.#made) {
      this.#made.replaceChildren();
      return;
    }
    const made = this.#server.cloneNode(false) as HTMLElement;
    made.removeAttribute('id');
    made.dataset.apMade = '';
    this.#server.after(made);
    this.#made = made;
    this.#hidden = editsOf(this.#server);
    this.#hidden.attribute('data-ap-replaced', '');
  }

  /**
   * Sanitises and appends new cards (LIST-20, LIST-28), in the order of the server (LIST-29).
   * @param page cursor that requested the cards; null for the first page
   * @returns the cards that were not in the list yet
   */
  add(html: readonly string[], page: string | null = null): HTMLElement[] {
    const known = new Set(this.cards.map(cardKey));
    const added: HTMLElement[] = [];
    for (const node of html.flatMap((one) => [...sanitise(one, true).children])) {
      const key = cardKey(node);
      if (key !== undefined && known.has(key)) continue;
      known.add(key);
      const card = this.#fit(node as HTMLElement);
      this.#pages.set(card, page);
      added.push(card);
    }
    this.element.append(...added);
    return added;
  }

  /** Replaces all cards with these pages. */
  restore(pages: readonly CardPage[]): void {
    this.clear();
    for (const { page, cards } of pages) this.add(cards, page);
  }

  /** Wraps or unwraps a card: `<li>` in a `ul` or `ol`, its content or a `<div>` in any other element. */
  #fit(node: HTMLElement): HTMLElement {
    let card = node;
    if (isList(this.element) !== (node.localName === 'li')) {
      card = document.createElement(isList(this.element) ? 'li' : 'div');
      card.append(...(node.localName === 'li' ? node.childNodes : [node]));
    }
    card.dataset.apMade = '';
    return card;
  }

  placeAds(positions: readonly string[]): void {
    const template = this.#host.querySelector(':scope > template[slot="ad"]');
    if (!(template instanceof HTMLTemplateElement)) return;
    const tag = isList(this.element) ? 'li' : 'div';
    placeAds(this.cards, positions.map(Number), template, { className: AD_PLACE, tag });
  }

  stop(): void {
    this.#made?.remove();
    this.#hidden?.undo();
    this.#made = undefined;
    this.#hidden = undefined;
    for (const node of this.#server.querySelectorAll(':scope > [data-ap-made]')) node.remove();
    if (this.#server.dataset.apMade !== undefined) this.#server.remove();
  }
}
