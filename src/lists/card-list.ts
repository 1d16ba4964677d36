import { sanitise } from '../content/sanitise.ts';
import { editsOf } from '../element/node-edits.ts';
import { cardKey } from './card-key.ts';
import { placeAds } from './place-ads.ts';

/** Cards of one page of a list, as html, and the cursor that they were requested by. */
export interface CardPage {
  /** Null for the first page. */
  page: string | null;
  cards: readonly string[];
}

const AD_PLACE = 'ap-list-ad';

/** Attribute of the server's element that contains the cards. */
const LIST = '[data-card-list]';

const isList = (element: Element) => element.matches('ul, ol');

/** The server's list, or one of our own where the page has none. */
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
 * replace it. `stop` removes all of them and restores the server's.
 */
export class CardList {
  readonly #host: HTMLElement;
  readonly #server: HTMLElement;
  /** In the place of the server's list once something else has been looked for. */
  #made: HTMLElement | undefined;
  #hidden: ReturnType<typeof editsOf> | undefined;
  readonly #from: string | null;
  readonly #pages = new WeakMap<HTMLElement, string | null>();

  /** @param from cursor of the server's page; null where that is the first of the list */
  constructor(host: HTMLElement, from: string | null = null) {
    this.#host = host;
    this.#server = listOf(host);
    this.#from = from;
  }

  /** The list that is seen. */
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

  /** Nothing is left to be seen; the server's cards are put aside. */
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
   * Adds cards that are not there yet (LIST-20, LIST-28), made safe, in the order of the server (LIST-29).
   * @param page cursor that they were requested by; null for the first page
   * @returns those that are new
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

  /** Shows these pages in the place of all cards. */
  restore(pages: readonly CardPage[]): void {
    this.clear();
    for (const { page, cards } of pages) this.add(cards, page);
  }

  /** A list of the page holds items, and anything else holds what the items would. */
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
