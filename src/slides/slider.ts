import Swiper from 'swiper';
import { dragByMouse } from './drag-by-mouse.ts';

/** Visible part of a row of slides. */
export interface SlidesView {
  /** The first slide that is seen, from 0. */
  index: number;
  /** How many are seen at once. */
  visible: number;
  count: number;
  /** Elements of the row that stand one above the other in each slide. */
  rows: number;
}

/** The first element of each slide, which is where Swiper measures it. */
const FIRST = 'ap-slide-first';
const SPEED = 300;

/** Events by which a reader interrupts a moving row. */
const TAKEN = ['wheel', 'touchstart', 'pointerdown'];

/**
 * A row of slides that scrolls, whoever moves it: a finger, a mouse, a button or a key. The door to Swiper, which measures the slides
 * and knows where each begins; it moves none and writes no style into them (docs/decisions/carousels.md).
 */
export class Slider {
  readonly #frame: HTMLElement;
  readonly #row: HTMLElement;
  readonly #hear: (view: SlidesView) => void;
  readonly #swiper: Swiper;
  readonly #endDragging: () => void;
  #view: SlidesView = { index: 0, visible: 1, count: 0, rows: 1 };
  /** The slide that the row is on its way to. */
  #goal: number | undefined;

  /**
   * @param frame the element around the row, which is its only child.
   * @param hear receives the visible slides, first at once and then after each change.
   * @param start the slide to begin with; without one, the slide scrolled to, or the current page’s.
   */
  constructor(frame: HTMLElement, hear: (view: SlidesView) => void, start?: number) {
    const row = frame.querySelector<HTMLElement>(':scope > .ap-slides');
    if (!row) throw new Error('a frame of slides without a row');
    this.#frame = frame;
    this.#row = row;
    this.#hear = hear;
    tidy(frame, row);
    this.#markFirst();
    this.#swiper = new Swiper(frame, {
      cssMode: true,
      slidesPerView: 'auto',
      wrapperClass: 'ap-slides',
      slideClass: FIRST,
      // names of its own would be met by the style sheet of a page with a Swiper
      containerModifierClass: 'ap-slides-',
      slideActiveClass: 'ap-slide-now',
      slideNextClass: 'ap-slide-next',
      slidePrevClass: 'ap-slide-previous',
      initialSlide: start ?? this.#begin(),
      lazyPreload: false,
      on: { resize: () => this.update(), slidesUpdated: () => tidyRow(row) },
    });
    // a browser scrolls by itself; what Swiper listens to for that would make every touch of the page wait for a script
    this.#swiper.detachEvents();
    row.addEventListener('scroll', this.#follow, { passive: true });
    row.addEventListener('scrollend', this.#arrive);
    for (const type of TAKEN) row.addEventListener(type, this.#letGo, { passive: true });
    this.#endDragging = dragByMouse(row, (from) => this.#settle(from));
    this.#swiper.onScroll();
    this.#tell(this.#swiper.activeIndex);
  }

  get view(): SlidesView {
    return this.#view;
  }

  /** Shows a slide as the first; the last ones, as far as the row goes. */
  goTo(index: number, isInstant = prefersStillness()): void {
    this.#goal = Math.max(0, Math.min(index, this.#lastFirst()));
    this.#swiper.slideTo(this.#goal, isInstant ? 0 : SPEED);
    this.#tell(this.#goal);
    if (this.#isThere()) this.#arrive();
  }

  /** The slides are others, or of another size: what was the first that is seen stays so. */
  update(): void {
    const { index } = this.#view;
    const shown = this.#swiper.slides[index];
    this.#markFirst();
    this.#swiper.update();
    const place = shown ? this.#elements().indexOf(shown) : -1;
    this.goTo(place < 0 ? index : Math.floor(place / this.#rows()), true);
  }

  stop(): void {
    for (const type of TAKEN) this.#row.removeEventListener(type, this.#letGo);
    this.#row.removeEventListener('scrollend', this.#arrive);
    this.#row.removeEventListener('scroll', this.#follow);
    this.#endDragging();
    this.#swiper.destroy(true, false);
    tidy(this.#frame, this.#row);
  }

  #elements(): HTMLElement[] {
    return [...this.#row.querySelectorAll<HTMLElement>(':scope > .ap-slide')];
  }

  /** In a playlist each slide is a column of several elements. */
  #rows(): number {
    const { display, gridTemplateRows } = getComputedStyle(this.#row);
    return display === 'grid' ? gridTemplateRows.split(' ').length : 1;
  }

  #markFirst(): void {
    const rows = this.#rows();
    this.#elements().forEach((element, place) => {
      element.classList.toggle(FIRST, place % rows === 0);
    });
  }

  #visible(): number {
    const [first] = this.#elements();
    if (!first) return 1;
    const gap = Number.parseFloat(getComputedStyle(first).marginInlineEnd) || 0;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(this.#row);
    const room =
      this.#row.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return Math.max(1, Math.round((room + gap) / (first.offsetWidth + gap)) || 1);
  }

  /** Initial slide: the scroll position before the script, else the current page's slide (`aria-current`). */
  #begin(): number {
    const current = this.#elements().findIndex((element) => element.querySelector('[aria-current="page"]'));
    return current > 0 && this.#row.scrollLeft < 1 ? Math.floor(current / this.#rows()) : this.#nearest();
  }

  #nearest(): number {
    const starts = [...this.#row.querySelectorAll<HTMLElement>(`:scope > .${FIRST}`)].map(
      ({ offsetLeft }) => offsetLeft,
    );
    const distances = starts.map((start) => Math.abs(start - (starts[0] ?? 0) - this.#row.scrollLeft));
    return Math.max(0, distances.indexOf(Math.min(...distances)));
  }

  #lastFirst(): number {
    return Math.max(0, this.#swiper.slides.length - this.#visible());
  }

  #isThere(): boolean {
    const { snapGrid } = this.#swiper;
    const place = snapGrid[Math.min(this.#goal ?? 0, snapGrid.length - 1)] ?? 0;
    return Math.abs(this.#row.scrollLeft - place) < 1;
  }

  #tell(index: number): void {
    const view = {
      index: Math.min(index, this.#lastFirst()),
      visible: this.#visible(),
      count: this.#swiper.slides.length,
      rows: this.#rows(),
    };
    const isSame = (Object.keys(view) as (keyof SlidesView)[]).every((key) => view[key] === this.#view[key]);
    if (isSame) return;
    this.#view = view;
    this.#hear(view);
  }

  readonly #follow = (): void => {
    this.#swiper.onScroll();
    if (this.#goal === undefined) this.#tell(this.#swiper.activeIndex);
    else if (this.#isThere()) this.#arrive();
  };

  readonly #arrive = (): void => {
    // with a mouse it has not arrived yet, however still that is held
    if (this.#row.dataset.apFree === 'held') return;
    this.#letGo();
    this.#swiper.onScroll();
    this.#tell(this.#swiper.activeIndex);
  };

  readonly #letGo = (): void => {
    this.#goal = undefined;
    delete this.#row.dataset.apFree;
  };

  /** The mouse has let go: to the nearest slide, and a short pull is enough for the next. */
  #settle(from: number): void {
    const { scrollLeft } = this.#row;
    const nearest = this.#swiper.activeIndex;
    const start = this.#swiper.slidesGrid.findIndex((place) => Math.abs(place - from) < 1);
    const step = Math.sign(scrollLeft - from);
    this.goTo(nearest === start ? nearest + step : nearest);
  }
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Swiper notes on the row what its own style sheet would read. */
function tidyRow(row: HTMLElement): void {
  for (const name of ['--swiper-slides-offset-before', '--swiper-slides-offset-after'])
    row.style.removeProperty(name);
  if (row.getAttribute('style') === '') row.removeAttribute('style');
}

/** Leaves the server's elements as they were; a clone brings along what had been done to its original. */
function tidy(frame: HTMLElement, row: HTMLElement): void {
  const ours = /^ap-slides?-/;
  for (const element of [frame, ...row.children])
    element.classList.remove(...[...element.classList].filter((name) => ours.test(name)));
  delete row.dataset.apFree;
  tidyRow(row);
}
