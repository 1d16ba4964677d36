import { editsOf, type NodeEdits } from '../../src/element/node-edits.ts';
import { NEAR } from '../../src/element/when-near.ts';
import { type Entry, timeOf } from './feed-order.ts';

/** Messages per block: enough to keep blocks few, few enough for cheap insertion (docs/decisions/live-feed.md). */
const BLOCK = 50;

const isMessage = (node: Element) => node.matches('article[data-message-id]:not([hidden])');

/** Frames until a block has been laid out, so that the browser remembers its size. */
const SETTLED = 2;

/**
 * Visible list of plain nodes: ten thousand components would cost ten times as much. The server's nodes stay in
 * place and are at most hidden. Ours are in blocks that the browser skips while far away. `undo` restores everything.
 */
export class FeedList {
  readonly element: HTMLElement;
  readonly #nodes = new Map<string, HTMLElement>();
  /** Hidden server messages. */
  readonly #edits: (NodeEdits & { undo(): void })[] = [];
  readonly #frames = new Set<number>();
  readonly #near: IntersectionObserver;
  /** Blocks of the batch being inserted, which no reader can have reached yet. */
  readonly #unseen = new Set<HTMLElement>();
  #isSteady = false;

  constructor(element: HTMLElement) {
    this.element = element;
    this.#near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) target.toggleAttribute('data-near', isIntersecting);
      },
      { rootMargin: NEAR },
    );
    for (const node of element.querySelectorAll<HTMLElement>('article[data-message-id]'))
      this.#nodes.set(node.dataset.messageId ?? '', node);
  }

  /** @param isSteady the batch may be inserted above what is being read */
  beginBatch(isSteady: boolean): void {
    this.#isSteady = isSteady;
    this.#unseen.clear();
  }

  /** Messages that the server rendered. */
  get entries(): Entry[] {
    return [...this.#nodes].map(([id, { dataset }]) => this.#entryOf(id, dataset));
  }

  #entryOf(id: string, { sequence, revision, pinned }: DOMStringMap): Entry {
    const date = this.#nodes.get(id)?.querySelector('time')?.dateTime ?? '';
    return {
      id,
      sequence: sequence === undefined ? undefined : Number(sequence),
      time: timeOf(date),
      revision: Number(revision ?? 0),
      isPinned: pinned !== undefined,
      message: undefined,
    };
  }

  node(id: string): HTMLElement | undefined {
    return this.#nodes.get(id);
  }

  /** @param next following message; undefined at the end */
  insert(id: string, node: HTMLElement, next: HTMLElement | undefined): void {
    // another feed of the page may show the same message
    if (document.getElementById(node.id)) node.removeAttribute('id');
    this.#nodes.set(id, node);
    if (next) this.#insertBefore(node, next);
    else this.#append(node);
  }

  #insertBefore(node: HTMLElement, next: HTMLElement): void {
    const parent = next.parentElement as HTMLElement;
    const isFirst = !this.#messageBefore(next);
    const hasRoom = parent !== this.element && parent.childElementCount < BLOCK;
    if (hasRoom || !isFirst) {
      next.before(node);
      return;
    }
    const block = this.#makeBlock();
    block.append(node);
    if (parent === this.element) next.before(block);
    else {
      parent.before(block);
      this.#seal(parent);
    }
  }

  /** Finds the preceding message within the same parent: a block may be inserted before the first message. */
  #messageBefore(node: Element): Element | undefined {
    for (let other = node.previousElementSibling; other; other = other.previousElementSibling)
      if (isMessage(other)) return other;
    return undefined;
  }

  #append(node: HTMLElement): void {
    const last = this.element.lastElementChild;
    const hasRoom = last instanceof HTMLElement && last.matches('.ap-live-block:not([data-sealed])');
    const block = hasRoom && last.childElementCount < BLOCK ? last : this.#makeBlock();
    block.append(node);
    if (block !== last) this.element.append(block);
    if (block.childElementCount >= BLOCK) this.#seal(block);
  }

  #makeBlock(): HTMLElement {
    const block = document.createElement('div');
    block.className = 'ap-live-block';
    block.dataset.apMade = '';
    this.#near.observe(block);
    this.#unseen.add(block);
    return block;
  }

  /**
   * Lets the browser skip the block. Above the reading position its real size must be known first, or scrolling to it
   * would jump; below, blocks out of reach are never laid out.
   */
  #seal(block: HTMLElement, frames = SETTLED): void {
    if (this.#unseen.has(block) && !this.#isSteady) {
      block.dataset.sealed = '';
      return;
    }
    const frame = requestAnimationFrame(() => {
      this.#frames.delete(frame);
      if (frames > 1) this.#seal(block, frames - 1);
      else block.dataset.sealed = '';
    });
    this.#frames.add(frame);
  }

  replace(id: string, node: HTMLElement): void {
    const old = this.#nodes.get(id);
    if (!old) return;
    old.before(node);
    this.#takeAway(old);
    if (document.getElementById(node.id)) node.removeAttribute('id');
    this.#nodes.set(id, node);
  }

  /** @param note replaces the message on the screen */
  remove(id: string, note?: HTMLElement): void {
    const old = this.#nodes.get(id);
    if (!old) return;
    if (note) {
      note.dataset.apMade = '';
      old.before(note);
    }
    this.#takeAway(old);
    this.#nodes.delete(id);
  }

  /** Hides a server message, or removes our own. */
  #takeAway(node: HTMLElement): void {
    const { parentElement: parent } = node;
    if (node.dataset.apMade === undefined) {
      const edits = editsOf(node);
      edits.attribute('hidden', '');
      edits.attribute('id', null);
      this.#edits.push(edits);
      return;
    }
    node.remove();
    if (!parent || parent === this.element || parent.childElementCount) return;
    this.#near.unobserve(parent);
    parent.remove();
  }

  /** Restores the server's list. */
  undo(): void {
    this.#near.disconnect();
    for (const frame of this.#frames) cancelAnimationFrame(frame);
    for (const made of this.element.querySelectorAll('[data-ap-made]')) made.remove();
    for (const edits of this.#edits) edits.undo();
    if (this.element.dataset.apMade !== undefined) this.element.remove();
  }
}
