import { type Answer, ask, networkOf, pause } from './client.ts';
import { feed } from './writers.ts';

interface LiveAnswer {
  messages: { id: string }[];
  hasMoreResults: boolean;
  revision: number;
}

/** A reader of the live feed who polls for newer messages, as the widget does. */
export class FeedReader {
  readonly seen = new Set<string>();
  readonly #url: string;
  readonly #from: string;
  #newest = '';
  #revision = 0;
  readonly #tell: (headers: Answer['headers']) => void;

  /**
   * @param tell called with the headers of each response
   */
  constructor(url: string, index: number, tell: (headers: Answer['headers']) => void = () => {}) {
    this.#url = url;
    this.#from = networkOf(index);
    this.#tell = tell;
  }

  async follow(signal: AbortSignal, every: number): Promise<void> {
    while (!signal.aborted) {
      await this.read();
      await pause(every);
    }
  }

  /**
   * Polls until nothing is new.
   * @returns true if the server responded
   */
  async read(): Promise<boolean> {
    for (;;) {
      const path =
        this.#newest === ''
          ? `/api/front/live/${feed}/messages/newest`
          : `/api/front/live/${feed}/messages/${this.#newest}?order=ASC&revision=${this.#revision}&known=${this.#revision}`;
      const answer = await ask(this.#url, { path, from: this.#from });
      if (answer?.status !== 200) return false;
      this.#tell(answer.headers);
      const { messages, hasMoreResults, revision } = (JSON.parse(answer.body) as { response: LiveAnswer })
        .response;
      const isFirst = this.#newest === '';
      for (const { id } of messages) this.seen.add(id);
      // the first answer begins with pinned messages
      const [first] = isFirst ? messages.slice(-1) : messages;
      if (first) this.#newest = first.id;
      this.#revision = revision;
      if (isFirst || !hasMoreResults) return true;
    }
  }
}
