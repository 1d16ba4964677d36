import { ApiError } from '../../src/api/client.ts';
import { fetchList } from '../../src/api/lists.ts';
import { loadSanitiser } from '../../src/content/sanitise.ts';
import type { Emit } from '../../src/element/host.ts';
import { CardList } from '../../src/lists/card-list.ts';
import { createFocusNew } from '../../src/lists/focus-new.ts';
import { type Kept, markEntry } from '../../src/lists/kept-list.ts';
import type { Choices } from '../../src/lists/list-query.ts';
import type { contract } from './index.element.ts';
import type { Source } from './index.types.ts';
import { type IndexEvent, type IndexState, nextIndex } from './index-machine.ts';
import { parsePageAddress, showAddress, showPage } from './page-address.ts';
import { callAddress } from './sources.ts';

/** Properties of the tag, which the page may change. */
export interface IndexSettings {
  source: Source;
  /** Replaces the endpoint of the source. */
  endpoint: string | undefined;
  limit: number;
  /** Delays before a new search and before a page that comes by itself, in ms. */
  delay: number;
  moreDelay: number;
  adPositions: readonly string[];
  choices: Choices;
}

export interface IndexView extends IndexState {
  /** The search has no results. */
  isEmpty: boolean;
  /** Notice of the server about the search; undefined while the page's own results are shown. */
  notice: string | undefined;
}

interface Options {
  host: HTMLElement;
  state: IndexState;
  settings: IndexSettings;
  onView(view: IndexView): void;
  emit: Emit<typeof contract>;
}

/** Behaviour of an index: delays, requests, cards, focus and the address, as its machine decides. */
export class IndexController {
  settings: IndexSettings;
  readonly list: CardList;
  readonly #options: Options;
  readonly #focus: ReturnType<typeof createFocusNew>;
  #state: IndexState;
  #notice: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | undefined;

  constructor(options: Options) {
    const { host, state, settings } = options;
    this.#options = options;
    this.#state = state;
    this.settings = settings;
    this.list = new CardList(host, state.from);
    this.#focus = createFocusNew(host);
    this.#placeAds();
    this.#publish();
  }

  /** Requests the first page, if the server has written none. */
  start(): void {
    this.#beginStep();
  }

  send(event: IndexEvent): void {
    const before = this.#state;
    const after = nextIndex(before, event);
    if (after === before) return;
    this.#state = after;
    if (after.step !== before.step || after.round !== before.round) this.#beginStep();
    this.#publish();
  }

  /** Starts a search of the reader. The focus stays in its control. */
  search(event: IndexEvent): void {
    this.#focus.cancel();
    this.send(event);
  }

  /** Loads the next page, or repeats a failed request, and moves the focus to the first new card. */
  press(): void {
    this.#focus.request();
    this.send({ type: 'press' });
  }

  /** Moves the focus of a button that goes to the last card. */
  passFocus(): void {
    this.#focus.pass(this.list);
  }

  restore({ pages, next }: Kept): void {
    this.list.restore(pages);
    this.#placeAds();
    const { query } = parsePageAddress(this.settings.choices);
    this.send({ type: 'restored', search: query, cursor: next, from: pages[0]?.page ?? null });
  }

  /** Names the page in view in the address. */
  showPage(page: string | null): void {
    showPage(this.#state.search, this.settings.choices, page);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.list.stop();
  }

  #beginStep(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
    const { delay, moreDelay } = this.settings;
    switch (this.#state.step) {
      case 'settling':
        this.list.clear();
        this.#timer = setTimeout(() => this.send({ type: 'settled' }), delay);
        break;
      case 'pausing':
        this.#timer = setTimeout(() => this.send({ type: 'paused' }), moreDelay);
        break;
      case 'searching':
        this.#showSearch();
        this.#load();
        break;
      case 'adding':
        this.#load();
    }
  }

  #showSearch(): void {
    const { search, from } = this.#state;
    // a search empties the list, and takes the card away that has the focus
    if (this.list.element.contains(document.activeElement)) this.#focus.request();
    this.list.clear();
    showAddress(search, this.settings.choices, from);
    const { letter, text, location, age, filters } = search;
    this.#options.emit('ap-search', {
      letter,
      text,
      location: [...location],
      age: [...age],
      filters: [...filters],
    });
  }

  /** Loads a page; the response to an outdated request is dropped (LIST-26). */
  async #load(): Promise<void> {
    const { step, search, round, cursor: next, from } = this.#state;
    const { emit } = this.#options;
    const isMore = step === 'adding';
    const cursor = isMore ? next : from;
    const request = new AbortController();
    this.#request = request;
    const { signal } = request;
    try {
      const address = callAddress({ ...this.settings, search, cursor });
      const [page] = await Promise.all([fetchList(address, signal), loadSanitiser()]);
      if (signal.aborted) return;
      const added = this.list.add(page.html, cursor);
      this.#placeAds();
      if (isMore) markEntry();
      else this.#notice = page.notice;
      this.send({ type: 'came', round, count: added.length, cursor: page.cursorMark });
      this.#focus.came(added, this.list);
      const total = this.list.cards.length;
      emit('ap-results', { count: added.length, total, cursorMark: page.cursorMark });
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof ApiError && error.status === 400;
      this.send({ type: 'failed', round, isRefused });
      if (!isRefused || cursor === null) emit('ap-list-error', {});
    }
  }

  #placeAds(): void {
    this.list.placeAds(this.settings.adPositions);
  }

  #publish(): void {
    const { step, failure } = this.#state;
    const isEmpty = step === 'idle' && failure === null && this.list.cards.length === 0;
    this.#options.onView({ ...this.#state, isEmpty, notice: this.#notice });
  }
}
