import type { LiveAnswer, LiveMessage } from '../../src/api/live.types.ts';

/** Returns a generator of numbers between 0 and 1, identical for identical seeds. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export function messageOf(sequence: number, more: Partial<LiveMessage> = {}): LiveMessage {
  return {
    id: String(sequence),
    title: `Missatge ${sequence}`,
    publishedDate: new Date(Date.UTC(2026, 2, 8, 10, 0, sequence)).toISOString(),
    sequence,
    revision: 0,
    description: [],
    shareUrl: { href: `/directes/x?missatge=${sequence}`, title: `Missatge ${sequence}` },
    ...more,
  };
}

/** Minimal model of the API without a database. */
export class ModelServer {
  revision = 0;
  readonly #messages = new Map<string, LiveMessage>();
  readonly #deleted = new Map<string, number>();
  readonly #places = new Map<string, number>();
  /** Former places of moved messages, with the revision of the move. */
  readonly #moves: { id: string; left: number; revision: number }[] = [];
  readonly #pageSize: number;
  #top = 0;

  constructor(pageSize = 5) {
    this.#pageSize = pageSize;
  }

  /** All messages, the newest first. */
  get all(): LiveMessage[] {
    return [...this.#messages.values()].sort((one, other) => (other.sequence ?? 0) - (one.sequence ?? 0));
  }

  post(): LiveMessage {
    this.#top += 1;
    return this.#keep(messageOf(this.#top, { revision: ++this.revision }));
  }

  change(id: string, more: Partial<LiveMessage>): void {
    const message = this.#messages.get(id);
    if (message) this.#keep({ ...message, ...more, revision: ++this.revision });
  }

  moveToTop(id: string): void {
    this.#top += 1;
    this.change(id, { sequence: this.#top });
  }

  remove(id: string): void {
    if (this.#messages.delete(id)) this.#deleted.set(id, ++this.revision);
  }

  newest(): LiveAnswer {
    const pinned = this.all.filter((message) => message.pinned);
    const page = this.all.slice(0, this.#pageSize);
    const others = page.filter((message) => !message.pinned);
    return this.#answer([...pinned, ...others], this.all.length > this.#pageSize);
  }

  older(id: string, known?: number): LiveAnswer {
    const below = this.all.filter(({ sequence = 0 }) => sequence < this.#placeOf(id, known));
    return this.#answer(below.slice(0, this.#pageSize), below.length > this.#pageSize);
  }

  newer(id: string, since?: number, known = since): LiveAnswer {
    const above = this.all.filter(({ sequence = 0 }) => sequence > this.#placeOf(id, known)).reverse();
    const messages = above.slice(0, this.#pageSize);
    const sent = new Set(messages.map((message) => message.id));
    const hasMore = above.length > this.#pageSize;
    // except on the last page, changes above the page are sent with their own page
    const end = hasMore ? (messages.at(-1)?.sequence ?? 0) : Number.POSITIVE_INFINITY;
    const isChanged = ({ revision = 0, sequence = 0 }: LiveMessage) =>
      since !== undefined && revision > since && sequence <= end;
    const changes = this.all.filter(isChanged);
    return {
      ...this.#answer(messages, hasMore),
      changed: changes.filter((message) => !sent.has(message.id)),
      deleted: [...this.#deleted].flatMap(([gone, at]) => (since !== undefined && at > since ? [gone] : [])),
    };
  }

  #answer(messages: LiveMessage[], hasMoreResults: boolean): LiveAnswer {
    return { messages, hasMoreResults, revision: this.revision };
  }

  #keep(message: LiveMessage): LiveMessage {
    const left = this.#places.get(message.id);
    if (left !== undefined && left !== message.sequence)
      this.#moves.push({ id: message.id, left, revision: message.revision ?? 0 });
    this.#messages.set(message.id, message);
    this.#places.set(message.id, message.sequence ?? 0);
    return message;
  }

  /** Returns the place of a message as the reader knows it. */
  #placeOf(id: string, known = Number.POSITIVE_INFINITY): number {
    const move = this.#moves.find((one) => one.id === id && one.revision > known);
    return move?.left ?? this.#places.get(id) ?? 0;
  }
}
