import type { Page, Route } from '@playwright/test';
import { calls } from './live-feed.ts';

/** Temporary misbehaviour of the server or the network. */
type Fault = 'slow' | 'silent' | 'failing' | 'garbage' | 'offline';

export interface Spell {
  fault: Fault;
  /** Start in minutes since the beginning of the evening. */
  from: number;
  to: number;
}

const garbage = ['<p>no JSON', '{"response":', '{}', '{"response":{"messages":"cap"}}', '[null]'];

/** Faults of one page: answers its requests as the current spell requires. */
export class Faults {
  readonly #page: Page;
  #fault: Fault | undefined;
  #waiting: Route[] = [];
  #answers = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Number of requests that the server holds. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async begin(fault: Fault | undefined): Promise<void> {
    if (fault === this.#fault) return;
    const before = this.#fault;
    this.#fault = fault;
    if (before === 'offline') await this.#page.context().setOffline(false);
    else if (before) {
      await this.answerWaiting();
      await this.#page.unroute(calls, this.#answer);
    }
    if (fault === 'offline') await this.#page.context().setOffline(true);
    else if (fault) await this.#page.route(calls, this.#answer);
  }

  /** @returns number of answered requests */
  async answerWaiting(): Promise<number> {
    const waiting = this.#waiting;
    this.#waiting = [];
    // the page may have aborted it
    await Promise.all(waiting.map((route) => route.continue().catch(() => {})));
    return waiting.length;
  }

  readonly #answer = async (route: Route): Promise<void> => {
    if (this.#fault === 'failing') await route.fulfill({ status: 500, json: {} });
    else if (this.#fault === 'garbage')
      await route.fulfill({ body: garbage[this.#answers++ % garbage.length] ?? '' });
    else this.#waiting.push(route);
  };
}
