import type { texts as timeTexts } from '../../src/i18n/dates.texts.ts';
import { formatTime, parseDate, relativeTime } from '../../src/i18n/dates.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { CLOCK_EVENT, serverNow } from '../../src/page/server-clock.ts';

/** Refresh interval in ms: half of a minute, the smallest unit shown. */
const STEP = 30_000;

/** Keeps the times of messages relative (LIVE-09), with one timer for the feed, which updates visible messages only. */
export class MessageTimes {
  readonly #visible = new Set<Element>();
  readonly #observed = new Set<Element>();
  /** Texts of the server, restored on unmount. */
  readonly #before = new Map<HTMLTimeElement, string>();
  readonly #list: Element;
  readonly #texts: typeof timeTexts;
  readonly #observer: IntersectionObserver;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(list: Element, texts: typeof timeTexts) {
    this.#list = list;
    this.#texts = texts;
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), { rootMargin: '25% 0px' });
    this.#timer = setInterval(() => this.#tick(), STEP);
    addEventListener(CLOCK_EVENT, this.#tick);
    document.addEventListener('visibilitychange', this.#tick);
    this.observe();
  }

  /** Observes added and removed messages. */
  observe(): void {
    for (const child of this.#list.children) {
      if (this.#observed.has(child)) continue;
      this.#observed.add(child);
      this.#observer.observe(child);
    }
    for (const child of this.#observed)
      if (!child.isConnected) {
        this.#observed.delete(child);
        this.#visible.delete(child);
        this.#observer.unobserve(child);
      }
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) this.#visible.delete(target);
      else if (this.#observed.has(target)) {
        this.#visible.add(target);
        this.#refresh(target);
      }
    }
  }

  readonly #tick = (): void => {
    if (readDocument('hidden')) return;
    for (const part of this.#visible) this.#refresh(part);
  };

  /** Relative time of a recent message, clock time of another. */
  readonly textOf = (date: Date): string =>
    relativeTime(date, new Date(serverNow()), this.#texts) ?? formatTime(date);

  /** Updates the times in a part of the list. */
  #refresh(part: Element): void {
    for (const time of part.querySelectorAll<HTMLTimeElement>('time.ap-live-time')) {
      const date = parseDate(time.dateTime);
      if (!date) continue;
      const text = this.textOf(date);
      if (time.textContent === text) continue;
      if (!time.closest('[data-ap-made]') && !this.#before.has(time))
        this.#before.set(time, time.textContent ?? '');
      time.textContent = text;
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    removeEventListener(CLOCK_EVENT, this.#tick);
    document.removeEventListener('visibilitychange', this.#tick);
    this.#observer.disconnect();
    for (const [time, text] of this.#before) time.textContent = text;
  }
}
