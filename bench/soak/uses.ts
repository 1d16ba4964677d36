import { randomUUID } from 'node:crypto';
import { ask, cookiesOf, networkOf, type Question } from '../scale/client.ts';
import { FeedReader } from '../scale/feed-reader.ts';
import { loginOf } from '../scale/writers.ts';
import { sendPicture } from './send-picture.ts';

const pages = ['/', '/enquestes/1', '/acces', '/contacte', '/butlletins'];
const words = ['festa', 'música', 'poble', 'llengua', 'cuina', 'mar', 'història'];
/** Accounts that may send files; each has a daily limit. */
const senders = ['7', '8', '9', '11', '12'];
/** Total limit of uploads, for any duration of the run. */
const mostUploads = 50;

/** Actions of a site's visitors, one after another: mostly reading. */
export class Uses {
  calls = 0;
  /** How often each kind of use failed. */
  readonly failures = new Map<string, number>();
  #times: number[] = [];
  #uploads = 0;
  readonly #url: string;
  readonly #begin = performance.now();
  readonly #length: number;
  readonly #readers: FeedReader[];

  constructor(url: string, minutes: number) {
    this.#url = url;
    this.#length = minutes * 60_000;
    this.#readers = Array.from({ length: 5 }, (_, index) => new FeedReader(url, index));
  }

  /** Returns the milliseconds of each call since the previous `take()`. */
  take(): number[] {
    const times = this.#times;
    this.#times = [];
    return times;
  }

  /** Does what comes next. */
  async one(): Promise<void> {
    const index = this.calls++;
    const begin = performance.now();
    const failure = await this.#use(index);
    this.#times.push(performance.now() - begin);
    if (failure !== '') this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }

  /** @returns name of the failed step, '' if none failed */
  async #use(index: number): Promise<string> {
    const due = ((performance.now() - this.#begin) / this.#length) * mostUploads;
    if (this.#uploads < due) return sendPicture(this.#url, senders[this.#uploads++ % senders.length] ?? '');
    const from = networkOf(index % 60_000);
    const turn = index % 10;
    const page = pages[Math.floor(index / 10 + turn) % pages.length] ?? '/';
    const word = encodeURIComponent(words[Math.floor(index / 10) % words.length] ?? '');
    if (turn < 3) return this.#asked({ path: page, from });
    if (turn < 6) return (await this.#readers[index % this.#readers.length]?.read()) ? '' : 'live feed';
    if (turn < 8) return this.#asked(this.#vote(index, from));
    if (turn < 9) return this.#asked({ path: `/resultats/${word}`, from });
    return this.#logIn(index);
  }

  #vote(index: number, from: string): Question {
    const path = `/api/front/poll/6/vote/${1 + (index % 20)}`;
    return { method: 'POST', path, from, headers: { 'idempotency-key': randomUUID() } };
  }

  async #logIn(index: number): Promise<string> {
    const answer = await ask(this.#url, loginOf('anna@example.cat', 'Secreta123', index % 60_000));
    if (answer?.status !== 200) return `login ${answer?.status}`;
    const headers = { cookie: cookiesOf(answer) };
    return this.#asked({ path: '/api/front/user/profile', headers });
  }

  async #asked(question: Question): Promise<string> {
    const answer = await ask(this.#url, question);
    return answer?.status === 200 ? '' : `${question.path} ${answer?.status}`;
  }
}
