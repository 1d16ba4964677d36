import type { LiveAnswer, LiveMessage } from '../../src/api/live.types.ts';
import { compareAge, type Entry, entryAt, entryOf, isSamePlace, placeIn } from './feed-order.ts';

/** Changes to apply to the visible list, in this order. */
export type Change =
  | {
      type: 'insert';
      entry: Entry;
      /** Following message; undefined at the end. */
      before: string | undefined;
    }
  | { type: 'replace'; entry: Entry }
  | { type: 'remove'; id: string };

export type Direction = 'newest' | 'newer' | 'older';

/** Position that a request started from. */
export interface Since {
  id: string;
  revision: number | undefined;
}

export interface Adopted {
  entries: readonly Entry[];
  revision: number | undefined;
  hasOlder: boolean;
}

/**
 * Data of a feed, without a screen: messages by id, so that crossing loads neither lose nor repeat any (LIVE-13).
 * The visible messages form a range without gaps. Both ends are kept as entries, since a removed message
 * still marks where to continue (LIVE-10).
 */
export class FeedStore {
  readonly #shown = new Map<string, Entry>();
  /** New messages that are held back for the reader (LIVE-16). */
  readonly #held = new Map<string, Entry>();
  /** Removed messages, with the revision from which they may return. */
  readonly #gone = new Map<string, number>();
  readonly #order: Entry[] = [];
  #newest: Entry | undefined;
  #oldest: Entry | undefined;
  #hasMore = false;
  /** End of the list from which the server brought no older messages. */
  #stalledAt: Entry | undefined;
  #revision: number | undefined;
  /** Messages that may have moved before a request for older ones started there, until the revision is reached. */
  readonly #unsure = new Map<string, number>();

  /** Newest known message, including held ones. */
  get newest(): Entry | undefined {
    return this.#newest;
  }
  get oldest(): Entry | undefined {
    return this.#oldest;
  }
  /**
   * Changes only with responses about older messages: each direction has its own end (LIVE-12). A server that repeats
   * the same response is not asked for ever (LIVE-03).
   */
  get hasOlder(): boolean {
    return this.#hasMore && this.#stalledAt !== this.#oldest;
  }
  get revision(): number | undefined {
    return this.#revision;
  }
  get heldCount(): number {
    return this.#held.size;
  }
  /** Entries in screen order. */
  get order(): readonly Entry[] {
    return this.#order;
  }
  entry(id: string): Entry | undefined {
    return this.#shown.get(id);
  }
  isHeld(id: string): boolean {
    return this.#held.has(id);
  }

  /** Begins with the messages that the page's server drew. */
  adopt({ entries, revision, hasOlder }: Adopted): void {
    for (const entry of entries) if (!this.#shown.has(entry.id)) this.#put(entry);
    this.#hasMore = hasOlder;
    this.#revision = revision;
    this.#widen(entries, 'newest');
  }

  /**
   * Applies a response.
   * @param mustHold new messages are held back, because the reader is not at the top (LIVE-16)
   * @param since position that was requested from; the response is ignored if it no longer fits
   */
  receive(direction: Direction, answer: LiveAnswer, mustHold = false, since?: Since): Change[] {
    if (direction === 'older' && since && since.id !== this.#oldest?.id) return [];
    // requested before all messages were removed: now the newest are requested
    if (direction === 'newer' && since && !this.#newest) return [];
    const messages = this.#newestCopies(answer.messages);
    const end = this.#oldest;
    this.#widen([...messages, ...(answer.unreadable ?? []).map(entryAt)], direction);
    if (direction !== 'newer') this.#hasMore = answer.hasMoreResults;
    if (direction === 'older') this.#stall(end);
    if (end && direction === 'older' && (answer.revision ?? 0) > (this.#revision ?? 0))
      this.#unsure.set(end.id, answer.revision ?? 0);
    const changes = mustHold || direction === 'older' ? [] : this.release();
    for (const entry of messages.sort(compareAge)) changes.push(...this.#take(entry, mustHold));
    const changed = this.#newestCopies(answer.changed ?? []);
    // the next request starts at the new position of this message
    this.#newest = changed.find(({ id }) => id === this.#newest?.id) ?? this.#newest;
    for (const entry of changed) changes.push(...this.#take(entry, mustHold));
    for (const id of answer.deleted ?? []) changes.push(...this.#remove(id, answer.revision));
    this.#noteRevision(direction, answer, since ? since.revision : this.#revision);
    if (!this.#order.length && !this.#held.size) this.#beginAnew();
    return changes;
  }

  /** Resets an empty store, so that the newest messages are requested next (LIVE-14). */
  #beginAnew(): void {
    this.#newest = undefined;
    this.#oldest = undefined;
    this.#hasMore = false;
    this.#revision = undefined;
    this.#unsure.clear();
  }

  /** Shows what is held. */
  release(): Change[] {
    const entries = [...this.#held.values()].sort(compareAge);
    this.#held.clear();
    return entries.map((entry) => this.#insert(entry));
  }

  /** Accepts another tab's response only if it starts within the range loaded here (BEY-05). */
  canTake({ id, revision }: Since): boolean {
    const isKnown =
      this.#shown.has(id) || this.#held.has(id) || this.#gone.has(id) || this.#newest?.id === id;
    const own = this.#revision;
    return isKnown && (own === undefined || (revision !== undefined && revision <= own));
  }

  /** Keeps the newest copy of each message and drops removed ones. */
  #newestCopies(messages: readonly LiveMessage[]): Entry[] {
    const copies = new Map<string, Entry>();
    for (const entry of messages.map(entryOf)) {
      const other = copies.get(entry.id);
      const isThere = entry.revision > (this.#gone.get(entry.id) ?? Number.NEGATIVE_INFINITY);
      if (isThere && (!other || other.revision <= entry.revision)) copies.set(entry.id, entry);
    }
    return [...copies.values()];
  }

  /** Moves the ends of the range. Pinned messages among the newest are ignored: they may be older than the rest. */
  #widen(entries: readonly Entry[], direction: Direction): void {
    const inPlace = direction === 'newest' ? entries.filter(({ isPinned }) => !isPinned) : entries;
    // the next request continues at the end of this response, even if a moved message led it through known ones
    if (direction !== 'older') this.#newest = entries.toSorted(compareAge)[0] ?? this.#newest;
    if (direction !== 'newer')
      for (const entry of inPlace.length ? inPlace : entries)
        if (!this.#oldest || compareAge(entry, this.#oldest) > 0) this.#oldest = entry;
  }

  /**
   * Handles a response without progress: the message at the end has moved, or was removed after that. Continues
   * from the last message that is still there.
   */
  #stall(end: Entry | undefined): void {
    this.#stalledAt = undefined;
    if (this.#oldest !== end) return;
    const last = this.#lastKnown();
    if (last && last.id !== end?.id) this.#oldest = last;
    else this.#stalledAt = end;
  }

  #lastKnown(): Entry | undefined {
    return this.#order.findLast(({ isPinned }) => !isPinned);
  }

  #take(entry: Entry, mustHold: boolean): Change[] {
    const known = this.#shown.get(entry.id);
    if (known) return entry.revision > known.revision ? this.#update(known, entry) : [];
    const held = this.#held.get(entry.id);
    if (held ? held.revision > entry.revision : !this.#isInReach(entry)) return [];
    if (!held && !(mustHold && this.#isAboveAll(entry))) return [this.#insert(entry)];
    this.#held.set(entry.id, entry);
    return [];
  }

  #update(known: Entry, entry: Entry): Change[] {
    if (isSamePlace(known, entry)) {
      this.#order[this.#order.indexOf(known)] = entry;
      this.#shown.set(entry.id, entry);
      if (this.#oldest === known) this.#oldest = entry;
      return [{ type: 'replace', entry }];
    }
    this.#takeOut(known);
    const removed: Change = { type: 'remove', id: known.id };
    return this.#isInReach(entry) ? [removed, this.#insert(entry)] : [removed];
  }

  #remove(id: string, revision = Number.POSITIVE_INFINITY): Change[] {
    this.#gone.set(id, revision);
    this.#held.delete(id);
    const known = this.#shown.get(id);
    if (known) {
      if (this.#unsure.has(id) || (this.#hasMore && this.#oldest?.id === id)) this.#reopenAbove(known);
      this.#order.splice(this.#order.indexOf(known), 1);
      this.#shown.delete(id);
    }
    // the removed message may have moved before: a remaining one marks the end better
    if (this.#newest?.id === id)
      this.#newest = [...this.#held.values(), ...this.#order].sort(compareAge)[0] ?? this.#newest;
    return known ? [{ type: 'remove', id }] : [];
  }

  #takeOut(entry: Entry): void {
    if (this.#oldest?.id === entry.id || this.#unsure.has(entry.id)) this.#reopenAbove(entry);
    this.#order.splice(this.#order.indexOf(entry), 1);
    this.#shown.delete(entry.id);
  }

  /** A response that started at this message may lack the messages between its two positions. */
  #reopenAbove(entry: Entry): void {
    const above = this.#order.slice(0, this.#order.indexOf(entry)).findLast(({ isPinned }) => !isPinned);
    this.#oldest = above ?? this.#oldest;
    this.#hasMore = true;
    this.#stalledAt = undefined;
  }

  /** Checks that an entry is within the loaded range: others arrive with their neighbours. */
  #isInReach(entry: Entry): boolean {
    if (this.#newest && compareAge(entry, this.#newest) < 0) return false;
    if (entry.isPinned || !this.#hasMore || !this.#oldest) return true;
    return compareAge(entry, this.#oldest) <= 0;
  }

  #isAboveAll(entry: Entry): boolean {
    const first = this.#order.find(({ isPinned }) => !isPinned);
    return first ? compareAge(entry, first) < 0 : true;
  }

  #insert(entry: Entry): Change {
    return { type: 'insert', entry, before: this.#put(entry)?.id };
  }

  #put(entry: Entry): Entry | undefined {
    const index = placeIn(this.#order, entry);
    this.#order.splice(index, 0, entry);
    this.#shown.set(entry.id, entry);
    return this.#order[index + 1];
  }

  /**
   * Records the revision that changes are requested from. A response about older messages may come from a cache, so
   * later changes are requested again; likewise after a page with more to come, whose last message may move.
   */
  #noteRevision(
    direction: Direction,
    { revision, messages, hasMoreResults }: LiveAnswer,
    asked: number | undefined,
  ): void {
    if (revision === undefined) return;
    const own = this.#revision;
    if (direction === 'older') this.#revision = own && Math.min(own, revision);
    else if (own !== undefined && (asked === undefined || asked > own)) return;
    else if (direction === 'newest' || !hasMoreResults || messages.length === 0)
      this.#revision = Math.max(own ?? 0, revision);
    for (const [id, until] of this.#unsure) if (until <= (this.#revision ?? 0)) this.#unsure.delete(id);
  }
}
