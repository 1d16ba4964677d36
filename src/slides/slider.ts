import Swiper from 'swiper';
import { dragByMouse } from './drag-by-mouse.ts';

/** Visible part of a row of slides. */
export interface SlidesView {
  /** Index of the first visible slide, from 0. */
  index: number;
  /** Number of slides visible at once. */
  visible: number;
  count: number;
  /** Number of elements in each slide, one above the other. */
  rows: number;
}

/** Class of the first element of each slide, which Swiper measures. */
const FIRST = 'ap-slide-first';
const SPEED = 300;

/** Events by which a reader interrupts a moving row. */
const TAKEN = ['wheel', 'touchstart', 'pointerdown'];

/**
 * Row of slides that scrolls by finger, mouse, button or key. Only this file imports Swiper, which measures the
 * slides and computes their positions; it moves none and sets no styles on them (docs/decisions/carousels.md).
 */
export class Slider {
  readonly #frame: HTMLElement;
  readonly #row: HTMLElement;
  readonly #hear: (view: SlidesView) => void;
  readonly #swiper: Swiper;
  readonly #endDragging: () => void;
  #view: SlidesView = { index: 0, visible: 1, count: 0, rows: 1 };
  /** Slide that the row is scrolling to. */
  #goal: number | undefined;

  /**
   * @param frame the element around the row, which is its only child.
   * @param hear receives the visible slides, first at once and then after each change.
   * @param start the initial slide; by default the slide scrolled to, or the current page’s.
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
      // with Swiper's own names, a page's style sheet for Swiper would apply
      containerModifierClass: 'ap-slides-',
      slideActiveClass: 'ap-slide-now',
      slideNextClass: 'ap-slide-next',
      slidePrevClass: 'ap-slide-previous',
      initialSlide: start ?? this.#begin(),
      lazyPreload: false,
      on: { resize: () => this.update(), slidesUpdated: () => tidyRow(row) },
    });
    // scrolling is native; Swiper's touch listeners would make every touch wait for a script
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

  /** Scrolls so that a slide is the first; for the last slides, as far as the row goes. */
  goTo(index: number, isInstant = prefersStillness()): void {
    this.#goal = Math.max(0, Math.min(index, this.#lastFirst()));
    this.#swiper.slideTo(this.#goal, isInstant ? 0 : SPEED);
    this.#tell(this.#goal);
    if (this.#isThere()) this.#arrive();
  }

  /** Updates after a change of the slides or their size; the first visible slide stays the first. */
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

  /** Returns the elements per slide: in a playlist each slide is a column of several. */
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
    // while the mouse is held, even if still, the row has not arrived
    if (this.#row.dataset.apFree === 'held') return;
    this.#letGo();
    this.#swiper.onScroll();
    this.#tell(this.#swiper.activeIndex);
  };

  readonly #letGo = (): void => {
    this.#goal = undefined;
    delete this.#row.dataset.apFree;
  };

  /** Scrolls to the nearest slide when the mouse is released; a short drag is enough for the next. */
  #settle(from: number): void {
    const { scrollLeft } = this.#row;
    const nearest = this.#swiper.activeIndex;
    const start = this.#swiper.slidesGrid.findIndex((place) => Math.abs(place - from) < 1);
    const step = Math.sign(scrollLeft - from);
    this.goTo(nearest === start ? nearest + step : nearest);
  }
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Removes the properties that Swiper sets on the row for its own style sheet. */
function tidyRow(row: HTMLElement): void {
  for (const name of ['--swiper-slides-offset-before', '--swiper-slides-offset-after'])
    row.style.removeProperty(name);
  if (row.getAttribute('style') === '') row.removeAttribute('style');
}

/** Restores the server's elements, and cleans a clone of the changes made to its original. */
function tidy(frame: HTMLElement, row: HTMLElement): void {
  const ours = /^ap-slides?-/;
  for (const element of [frame, ...row.children])
    element.classList.remove(...[...element.classList].filter((name) => ours.test(name)));
  delete row.dataset.apFree;
  tidyRow(row);
}
