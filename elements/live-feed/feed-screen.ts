import { type MessageContext, messageView } from '../../src/content/message-view.ts';
import { toNodes } from '../../src/content/view-dom.ts';
import type { texts as timeTexts } from '../../src/i18n/dates.texts.ts';
import { placeAds } from '../../src/lists/place-ads.ts';
import { watchPress } from '../../src/ui/watch-press.ts';
import { childrenOf } from './children-of.ts';
import { FeedList } from './feed-list.ts';
import type { Entry } from './feed-order.ts';
import type { Change, FeedStore } from './feed-store.ts';
import { followHash } from './follow-hash.ts';
import { keepPlace, onScreen, withoutAnchoring } from './keep-place.ts';
import { MessageTimes } from './message-times.ts';
import { PlayingMedia } from './playing-media.ts';
import { ReadMark } from './read-mark.ts';
import { shareOnApproach } from './share-on-approach.ts';

const AD_PLACE = 'ap-live-ad';

/** Minimum number of messages between two ads (LIVE-18). */
const MESSAGES_BETWEEN_ADS = 4;

/** Counts the messages between a node and the ad above it; infinite without such an ad. */
function messagesSinceAd(list: Element, node: Element): number {
  const nodes = [...list.querySelectorAll(`article[data-message-id], .${AD_PLACE}`)];
  const above = nodes.slice(0, nodes.indexOf(node) + 1).reverse();
  const count = above.findIndex(({ classList }) => classList.contains(AD_PLACE));
  return count < 0 ? Number.POSITIVE_INFINITY : count;
}

export interface ScreenOptions {
  host: HTMLElement;
  list: HTMLElement;
  liveId: string;
  store: FeedStore;
  adPositions: readonly number[];
  context: MessageContext;
  texts: { removed: string; read: string; times: typeof timeTexts };
}

/** Insertion of changes: at once, without moving the text being read, or below it. */
export type ScrollPolicy = 'at-once' | 'steady' | 'below';

/** Renders the changes of the store. */
export class FeedScreen {
  readonly list: FeedList;
  readonly #options: ScreenOptions;
  readonly #times: MessageTimes;
  readonly #mark: ReadMark;
  readonly #playing: PlayingMedia;
  readonly #endSharing: () => void;
  readonly #endPresses: () => void;
  #pressed: Node | undefined;
  #endFollowing: (() => void) | undefined;
  /** Messages to redraw or remove once the reader has left them. */
  readonly #late = new Set<string>();

  constructor(options: ScreenOptions) {
    const { list, liveId, texts, store } = options;
    this.#options = options;
    this.list = new FeedList(list);
    this.#times = new MessageTimes(list, texts.times);
    this.#mark = new ReadMark(liveId, texts.read);
    this.#playing = new PlayingMedia(list, this.#settleSoon);
    this.#endSharing = shareOnApproach(list);
    this.#endPresses = watchPress((pressed) => {
      this.#pressed = pressed;
    });
    list.addEventListener('focusout', this.#settleSoon);
    document.addEventListener('selectionchange', this.#settleSoon);
    store.adopt({
      entries: this.list.entries,
      revision: list.dataset.revision === undefined ? undefined : Number(list.dataset.revision),
      hasOlder: list.dataset.more !== undefined,
    });
  }

  /** Starts on the first list, from the server or from us: its ads, its times and the read mark. */
  begin(): void {
    this.#placeAds(this.#options.store.order);
    this.#watch(this.#options.store.order);
    this.drawLine();
    this.#endFollowing ??= followHash(this.#options.list);
  }

  /** The start of the feed is on the screen or still below it. */
  get isAtTop(): boolean {
    return this.#options.list.getBoundingClientRect().top >= 0;
  }

  /** The message at the end of the list. */
  get last(): HTMLElement | undefined {
    return this.list.node(this.#options.store.order.at(-1)?.id ?? '');
  }

  /** The reader is pressing, selecting or watching something in the feed. */
  get isHeldOnTo(): boolean {
    return this.#isHeld(this.#options.list) || this.#playing.isSeen;
  }

  #isHeld(node: HTMLElement): boolean {
    const selection = getSelection();
    const isSelected = selection !== null && !selection.isCollapsed && selection.containsNode(node, true);
    return isSelected || node.contains(this.#pressed ?? null);
  }

  /** Checks for focus, selection, a finger or playing media inside a message. */
  #isEngaged(node: HTMLElement): boolean {
    return node.contains(document.activeElement) || this.#isHeld(node) || this.#playing.in(node);
  }

  /** @returns the messages that are new on the screen, in screen order */
  show(changes: readonly Change[], manner: ScrollPolicy): HTMLElement[] {
    const touched = new Set(
      changes.flatMap((change) => (change.type === 'remove' ? change.id : change.entry.id)),
    );
    const shown: Entry[] = [];
    this.list.beginBatch(manner === 'steady');
    const draw = () => {
      for (const change of changes)
        if (this.#draw(change) && change.type === 'insert') shown.push(change.entry);
      if (manner === 'below') this.#placeAds(shown);
      this.#settle();
    };
    if (manner === 'steady')
      keepPlace(this.#options.list, draw, ({ dataset }) => touched.has(dataset.messageId ?? ''));
    else {
      if (manner === 'at-once' && changes.length) withoutAnchoring();
      draw();
    }
    this.#watch(shown);
    return shown.flatMap(({ id }) => this.list.node(id) ?? []);
  }

  /** Marks the boundary between the next batch and messages already read. */
  beginNew(): void {
    const first = this.#options.store.order.find(({ isPinned }) => !isPinned);
    this.#mark.begin(first?.sequence);
  }

  /** Draws the line where the last visit ended or new messages begin. */
  drawLine(): void {
    const { store } = this.#options;
    this.#mark.draw(store.order.flatMap(({ id }) => this.list.node(id) ?? []));
  }

  #draw(change: Change): boolean {
    const id = change.type === 'remove' ? change.id : change.entry.id;
    const node = this.list.node(id);
    if (this.#late.has(id) || (node && this.#isEngaged(node))) {
      this.#late.add(id);
      return false;
    }
    if (change.type === 'remove') this.#remove(id, node);
    else if (change.type === 'replace') {
      const copy = this.#nodeOf(change.entry);
      copy.prepend(...(node?.querySelectorAll(':scope > .ap-live-read') ?? []));
      this.list.replace(id, copy);
    } else {
      const next = change.before === undefined ? undefined : this.list.node(change.before);
      this.list.insert(id, this.#nodeOf(change.entry), next ?? this.#nextNode(change.entry));
    }
    return true;
  }

  /** Leaves a note in place of a visible message; removes others without one. */
  #remove(id: string, node: HTMLElement | undefined): void {
    const isSeen = node !== undefined && onScreen(this.#options.list).includes(node);
    const isGone = !this.#options.store.entry(id);
    if (!isSeen || !isGone) {
      this.list.remove(id);
      return;
    }
    const note = document.createElement('p');
    note.className = 'ap-live-removed';
    note.textContent = this.#options.texts.removed;
    this.list.remove(id, note);
  }

  #nodeOf(entry: Entry): HTMLElement {
    const { message } = entry;
    if (!message) throw new Error('a message without its content');
    // not kept twice: of ten thousand messages the nodes are enough
    entry.message = undefined;
    const node = toNodes(messageView(message, { ...this.#options.context, timeText: this.#times.textOf }));
    // `dataset` would create an object for each of ten thousand nodes
    node.setAttribute('data-ap-made', '');
    return node;
  }

  #nextNode(entry: Entry): HTMLElement | undefined {
    const { order } = this.#options.store;
    for (let index = order.lastIndexOf(entry) + 1; index < order.length; index++) {
      const node = this.list.node(order[index]?.id ?? '');
      if (node) return node;
    }
    return undefined;
  }

  readonly #settleSoon = (): void => {
    if (!this.#late.size) return;
    // the focus has not yet moved to its new element
    queueMicrotask(() => {
      if (this.#late.size) keepPlace(this.#options.list, () => this.#settle());
    });
  };

  /** Applies the postponed changes. */
  #settle(): void {
    for (const id of this.#late) {
      const node = this.list.node(id);
      if (node && this.#isEngaged(node)) continue;
      this.#late.delete(id);
      const entry = this.#options.store.entry(id);
      if (entry && !entry.message) continue;
      this.#remove(id, node);
      if (entry) this.list.insert(id, this.#nodeOf(entry), this.#nextNode(entry));
    }
  }

  #placeAds(entries: readonly Entry[]): void {
    const { host, list, adPositions } = this.#options;
    const [template] = childrenOf(host, 'template[slot="ad"]');
    const nodes = entries.flatMap(({ id }) => this.list.node(id) ?? []);
    if (template instanceof HTMLTemplateElement)
      placeAds(nodes, adPositions, template, {
        className: AD_PLACE,
        tag: 'div',
        mayFollow: (node) => messagesSinceAd(list, node) >= MESSAGES_BETWEEN_ADS,
      });
  }

  #watch(entries: readonly Entry[]): void {
    this.#times.observe();
    this.#mark.watch(entries.flatMap(({ id }) => this.list.node(id) ?? []));
  }

  /** Restores the server's markup. */
  stop(): void {
    const { list } = this.#options;
    list.removeEventListener('focusout', this.#settleSoon);
    document.removeEventListener('selectionchange', this.#settleSoon);
    this.#endSharing();
    this.#endPresses();
    this.#playing.stop();
    this.#endFollowing?.();
    this.#times.stop();
    this.#mark.stop();
    this.list.undo();
  }
}
