import type { Page } from '@playwright/test';
import { addMessage, correctMessage, removeMessage } from '../../../demo/testing/feeds.ts';
import { type Demo, expect, test } from '../../support/demo.ts';
import { type FeedPage, feedPage, INTERVAL } from '../../support/pages/live-feed.ts';
import {
  approach,
  approachAds,
  copiesOn,
  holdClock,
  knownOf,
  memoryOf,
  seenOf,
} from '../../support/pages/soak-page.ts';
import { Faults, type Spell } from '../../support/pages/soak-spells.ts';

const MINUTE = 60_000;
const MINUTES = 30;
/** Time between two messages, in milliseconds. */
const PACE = 500;
/** Two pages of the feed, each with its own ads. */
const BEFORE = 40;
const ADS = 6;
/**
 * Steps per interval. Each is shorter than the page's request timeout: on its clock a response takes no time unless
 * the server is slow.
 */
const STEPS = 4;
/** Upper bound, as a ratio to the heap of a newly opened page with the same messages. */
const BOUND = 1.2;

const spells: Spell[] = [
  { fault: 'slow', from: 3, to: 5 },
  { fault: 'failing', from: 8, to: 10 },
  { fault: 'offline', from: 12, to: 14 },
  { fault: 'garbage', from: 16, to: 18 },
  { fault: 'silent', from: 20, to: 22 },
];

test.use({ allow: [/status of 500|net::ERR_/] });
test.setTimeout(20 * MINUTE);

/** Evening with a message every half second, and its reader. */
class Evening {
  readonly #page: Page;
  readonly #demo: Demo;
  readonly #feed: FeedPage;
  readonly #faults: Faults;
  readonly #ids: string[];
  /** Milliseconds. */
  readonly #begin: number;
  #time: number;
  #removed = 0;

  constructor(page: Page, demo: Demo, feed: FeedPage, begin: Date) {
    this.#page = page;
    this.#demo = demo;
    this.#feed = feed;
    this.#faults = new Faults(page);
    this.#ids = feed.messages.map(({ id }) => id);
    this.#begin = begin.getTime();
    this.#time = this.#begin;
  }

  get messages(): number {
    return this.#ids.length - this.#removed;
  }
  get minute(): number {
    return (this.#time - this.#begin) / MINUTE;
  }
  get fault(): Spell['fault'] | undefined {
    return spells.find(({ from, to }) => this.minute >= from && this.minute < to)?.fault;
  }

  /** Writes the messages of an interval; once a minute also a correction and a removal. */
  async write(): Promise<void> {
    const { db } = this.#demo;
    const { id: feed } = this.#feed;
    for (let each = 1; each <= INTERVAL / PACE; each++) {
      const title = `Minut ${this.minute.toFixed(1)}, missatge ${each}`;
      const { id } = await addMessage(db, feed, { title }, new Date(this.#time + each * PACE));
      this.#ids.push(id);
    }
    if (!Number.isInteger(this.minute)) return;
    const [corrected = '', removed = ''] = [20, 60].map((place) => this.#ids.at(-place) ?? '');
    await correctMessage(db, feed, corrected, { title: 'Corregit' }, new Date(this.#time));
    await removeMessage(db, feed, removed);
    this.#removed += 1;
  }

  /** Advances by one interval and waits for its effects. */
  async pass(): Promise<void> {
    const { fault } = this;
    await this.#faults.begin(fault);
    const before = await seenOf(this.#page);
    for (let step = 0; step < STEPS; step++) {
      await this.#page.clock.runFor(INTERVAL / STEPS);
      await this.#settled();
      if (fault === 'slow') await this.#faults.answerWaiting();
    }
    await this.#settled();
    this.#time += INTERVAL;
    const { asked } = await seenOf(this.#page);
    // after many failures a page waits longer than an interval
    if (!fault && asked > before.asked)
      await expect.poll(() => knownOf(this.#page), { timeout: MINUTE }).toBe(this.messages);
  }

  /** Waits until every request is answered, pending at the server, or given up. */
  async #settled(): Promise<void> {
    await expect
      .poll(async () => {
        const { asked, ended } = await seenOf(this.#page);
        return asked - ended <= this.#faults.waiting;
      })
      .toBe(true);
  }

  /** Reads at the top, further down, or with the button, so that each occurs during each kind of fault. */
  async read(turn: number): Promise<void> {
    const { news } = this.#feed;
    if (turn % 5 === 4 && (await news.isVisible())) return news.click();
    const part = [0, 0.3, 0.05, 0.8][turn % 4] ?? 0;
    await this.#page.evaluate(async (part) => {
      scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }, part);
  }
}

/** Returns the copies in the database in the format of `copiesOn`. */
async function copiesIn({ db }: Demo, feed: string): Promise<string[]> {
  const rows = await db
    .selectFrom('live_messages')
    .select(['id', 'revision'])
    .where('feed_id', '=', feed)
    .where('removed_at', 'is', null)
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map(({ id, revision }) => `${id} ${revision}`);
}

/**
 * Scrolls to the end of the first list, and waits for the older messages. @param count number of messages, including
 * the first list
 */
async function loadOlder(page: Page, count: number): Promise<void> {
  await expect(page.locator('ap-live-feed')).toHaveAttribute('data-ap-state', 'ready');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(page.locator('ap-live-feed article[data-message-id]:visible')).toHaveCount(count);
}

test('LIVE-13 LIVE-15 loses and repeats no message in thirty minutes with a faulty server', async ({
  page,
  demo,
  browser,
}) => {
  const begin = new Date();
  const feed = await feedPage(page, demo, { messages: BEFORE, now: begin });
  await holdClock(page, begin);
  await feed.open();
  await loadOlder(page, BEFORE);

  const evening = new Evening(page, demo, feed, begin);
  for (let turn = 0; evening.minute < MINUTES; turn++) {
    await evening.read(turn);
    await evening.write();
    await evening.pass();
  }
  const written = await copiesIn(demo, feed.id);
  expect(written).toHaveLength(evening.messages);
  if (await feed.news.isVisible()) await feed.news.click();
  expect(await copiesOn(page)).toEqual(written);

  // compares with a newly opened page, where all messages of the evening are queued at first. It starts at the same
  // message as the evening's page, so that it has as many ads: three after messages of the first list, three of the
  // older ones, and none of new ones (LIVE-18)
  const context = await browser.newContext({ baseURL: demo.url });
  const other = await context.newPage();
  await holdClock(other, new Date(begin.getTime() + MINUTES * MINUTE));
  await other.goto(`${feed.path}?missatge=${feed.messages.at(-1)?.id}`);
  const begun = new Set(feed.messages.map(({ id }) => id));
  await loadOlder(other, written.filter((copy) => begun.has(copy.split(' ')[0] ?? '')).length);
  const { length } = written;
  await expect
    .poll(
      async () => {
        await other.clock.runFor(INTERVAL);
        return knownOf(other);
      },
      { timeout: 5 * MINUTE },
    )
    .toBe(length);
  await other
    .locator('ap-live-feed')
    .getByRole('button', { name: /missatges nous$/ })
    .click();
  expect(await copiesOn(other)).toEqual(written);

  // each page has the largest number of share bars, and all its ads loaded: an ad has 143 listeners and stays for
  // good
  for (const each of [page, other]) {
    await approachAds(each, ADS);
    await approach(each);
  }
  const [after, fresh] = [await memoryOf(page), await memoryOf(other)];
  const { asked } = await seenOf(page);
  test.info().annotations.push({
    type: 'figures',
    description: JSON.stringify({ messages: length, asked, after, fresh }),
  });
  for (const part of ['script', 'dom', 'nodes'] as const)
    expect(after[part] / fresh[part], `${part}: ${after[part]}, in a new page ${fresh[part]}`).toBeLessThan(
      BOUND,
    );
  // listeners of the page and its few share bars, however many messages there are
  expect(after.listeners - fresh.listeners).toBeLessThan(length / 10);
  await context.close();
});
