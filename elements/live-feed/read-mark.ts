import { readDocument } from '../../src/page/read-document.ts';
import { fieldsOf } from '../../src/page/read-unknown.ts';
import { localStore } from '../../src/storage/safe-storage.ts';

const KEY = 'ap-feed-read';
/** Maximum number of remembered feeds; among numeric ids the smallest are dropped first. */
export const MAX_FEEDS = 50;

function readMarks(): Map<string, number> {
  const marks = fieldsOf(localStore.json(KEY)) as Record<string, number>;
  return new Map(Object.entries(marks).filter(([, mark]) => Number.isFinite(mark)));
}

/** Sequence of the newest message that was on the screen in this browser (BEY-04). */
function readMark(liveId: string): number | undefined {
  return readMarks().get(liveId);
}

function writeMark(liveId: string, sequence: number): void {
  const marks = readMarks();
  if ((marks.get(liveId) ?? Number.NEGATIVE_INFINITY) >= sequence) return;
  marks.delete(liveId);
  marks.set(liveId, sequence);
  localStore.set(KEY, JSON.stringify(Object.fromEntries([...marks].slice(-MAX_FEEDS))));
}

const sequenceOf = (node: HTMLElement) => Number(node.getAttribute('data-sequence') ?? Number.NaN);

/** Records how far the reader gets, and draws the line where the last visit ended. */
export class ReadMark {
  readonly #liveId: string;
  readonly #observer: IntersectionObserver;
  readonly #waiting = new Set<HTMLElement>();
  readonly #line: HTMLElement;
  /** Last message read before the new ones. */
  #readTo: number | undefined;
  #seen: number;

  constructor(liveId: string, text: string) {
    this.#liveId = liveId;
    this.#readTo = readMark(liveId);
    this.#seen = this.#readTo ?? Number.NEGATIVE_INFINITY;
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), { threshold: 0.25 });
    this.#line = document.createElement('p');
    this.#line.className = 'ap-live-read';
    this.#line.dataset.apMade = '';
    this.#line.textContent = text;
  }

  /** Observes which of these messages come to the screen. */
  watch(nodes: readonly HTMLElement[]): void {
    for (const node of nodes) {
      if (!(sequenceOf(node) > this.#seen)) continue;
      this.#waiting.add(node);
      this.#observer.observe(node);
    }
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    const furthest = Math.max(this.#seen, ...seen.map(({ target }) => sequenceOf(target as HTMLElement)));
    if (furthest === this.#seen || readDocument('hidden')) return;
    this.#seen = furthest;
    writeMark(this.#liveId, furthest);
    for (const node of this.#waiting)
      if (sequenceOf(node) <= furthest || !node.isConnected) {
        this.#waiting.delete(node);
        this.#observer.unobserve(node);
      }
  }

  /** Sets the position of the line before requested new messages are shown above it. */
  begin(newestShown: number | undefined): void {
    this.#readTo = newestShown;
  }

  /**
   * Draws the line above the first message already read, if there are new ones above. It takes no space.
   * @param nodes messages in screen order
   */
  draw(nodes: Iterable<HTMLElement>): void {
    if (this.#readTo === undefined) return;
    let hasNew = false;
    for (const node of nodes) {
      if (node.dataset.pinned !== undefined) continue;
      if (sequenceOf(node) > this.#readTo) hasNew = true;
      else {
        if (hasNew) node.prepend(this.#line);
        return;
      }
    }
  }

  stop(): void {
    this.#observer.disconnect();
    this.#line.remove();
  }
}
