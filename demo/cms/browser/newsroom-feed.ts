import type { LiveAnswer, LiveMessage } from '../../../src/api/live.types.ts';
import type { Calls } from './newsroom-api.ts';

const place = (message: LiveMessage) => message.sequence ?? 0;

/** Messages of the feed that the page has loaded. Each response adds to them, in any order. */
export class Feed {
  readonly #messages = new Map<string, LiveMessage>();
  readonly #removed = new Map<string, number>();
  readonly #calls: Calls;
  #revision = 0;
  /** The oldest message that was loaded page by page; those below it are known by their pin alone. */
  #bottom: LiveMessage | undefined;
  hasMore = false;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  async begin(): Promise<void> {
    const answer = await this.#calls.newest();
    this.#revision = answer.revision ?? 0;
    this.#older(answer);
  }

  async loadOlder(): Promise<void> {
    if (this.#bottom) this.#older(await this.#calls.older(this.#bottom.id));
  }

  #older(answer: LiveAnswer): void {
    this.#take(answer);
    this.hasMore = answer.hasMoreResults;
    this.#bottom = answer.messages.at(-1) ?? this.#bottom;
  }

  /** Fetches the changes by others. */
  async catchUp(): Promise<void> {
    let answer: LiveAnswer;
    do {
      const [newest] = this.list();
      if (!newest) return this.begin();
      answer = await this.#calls.newer(newest.id, this.#revision);
      this.#take(answer);
      this.#revision = answer.revision ?? this.#revision;
    } while (answer.hasMoreResults);
  }

  #take({
    messages,
    changed = [],
    deleted = [],
    revision: told = Number.POSITIVE_INFINITY,
  }: LiveAnswer): void {
    for (const message of [...messages, ...changed]) this.put(message);
    for (const id of deleted) {
      const revision = this.#messages.get(id)?.revision ?? 0;
      // a greater one has been put back since the answer was given
      if (revision <= told) this.remove(id, revision);
    }
  }

  /** An answer that was on its way while a newer one came changes nothing. */
  put(message: LiveMessage): void {
    const revision = message.revision ?? 0;
    const known = this.#messages.get(message.id)?.revision ?? this.#removed.get(message.id) ?? -1;
    if (revision <= known) return;
    this.#removed.delete(message.id);
    this.#messages.set(message.id, message);
    if (message.id === this.#bottom?.id) this.#bottom = this.#lowestFrom(place(this.#bottom)) ?? message;
  }

  /**
   * Keeps the end of the loaded part in place when its last message moves away, so that no message is hidden or
   * skipped.
   */
  #lowestFrom(end: number): LiveMessage | undefined {
    return [...this.#messages.values()]
      .filter((message) => place(message) >= end)
      .sort((a, b) => place(a) - place(b))[0];
  }

  remove(id: string, revision: number): void {
    this.#messages.delete(id);
    this.#removed.set(id, revision);
  }

  get(id: string): LiveMessage | undefined {
    return this.#messages.get(id);
  }

  /** The newest first. */
  list(): LiveMessage[] {
    const lowest = this.hasMore && this.#bottom ? place(this.#bottom) : 0;
    return [...this.#messages.values()]
      .filter((message) => message.pinned || place(message) >= lowest)
      .sort((a, b) => place(b) - place(a));
  }
}
