import { expect, test } from 'vitest';
import type { LiveAnswer } from '../../src/api/live.types.ts';
import { ModelServer, randomFrom } from '../../tests/support/model-server.ts';
import { type Change, type Direction, FeedStore, type Since } from './feed-store.ts';

/** Screen that applies the changes and records those that are impossible. */
class Screen {
  readonly ids: string[] = [];
  readonly revisions = new Map<string, number>();

  draw(changes: readonly Change[]): void {
    for (const change of changes) this.#draw(change);
  }

  #draw(change: Change): void {
    const id = change.type === 'remove' ? change.id : change.entry.id;
    const index = this.ids.indexOf(id);
    expect(index >= 0, `${change.type} ${id}`).toBe(change.type !== 'insert');
    if (change.type === 'remove') this.ids.splice(index, 1);
    else this.revisions.set(id, change.entry.revision);
    if (change.type !== 'insert') return;
    const before = change.before === undefined ? this.ids.length : this.ids.indexOf(change.before);
    expect(before, `${id} goes before ${change.before}`).toBeGreaterThanOrEqual(0);
    this.ids.splice(before, 0, id);
  }
}

/** Reader with crossing requests: responses arrive late and in any order, while the server's data changes. */
class Reader {
  readonly store = new FeedStore();
  readonly screen = new Screen();
  readonly #server: ModelServer;
  readonly #random: () => number;
  #underWay: { direction: Direction; answer: LiveAnswer; since?: Since }[] = [];

  constructor(server: ModelServer, random: () => number) {
    this.#server = server;
    this.#random = random;
  }

  /** Starts a request, but never two in one direction at once, as in the widget. */
  ask(direction: Direction): void {
    const { newest, oldest, revision, hasOlder } = this.store;
    if (this.#underWay.some((one) => (one.direction === 'older') === (direction === 'older'))) return;
    if (direction === 'older' && oldest && hasOlder)
      this.#underWay.push({
        direction,
        answer: this.#server.older(oldest.id, oldest.revision),
        since: { id: oldest.id, revision },
      });
    else if (direction !== 'older' && !newest)
      this.#underWay.push({ direction: 'newest', answer: this.#server.newest() });
    else if (direction !== 'older' && newest)
      this.#underWay.push({
        direction,
        answer: this.#server.newer(newest.id, revision, newest.revision),
        since: { id: newest.id, revision },
      });
  }

  hear(): void {
    const [one] = this.#underWay.splice(Math.floor(this.#random() * this.#underWay.length), 1);
    if (one && this.#random() < 0.9)
      this.screen.draw(this.store.receive(one.direction, one.answer, this.#random() < 0.5, one.since));
    const ids = this.screen.ids;
    expect(ids, 'the screen is as the store says').toEqual(this.store.order.map(({ id }) => id));
    expect(new Set(ids).size, 'none is repeated').toBe(ids.length);
  }

  /** Runs until no request is pending and nothing is left to load. */
  finish(): void {
    for (let round = 0; round < 200; round++) {
      this.ask('newer');
      this.ask('older');
      this.hear();
    }
    this.screen.draw(this.store.release());
  }
}

/** Seeds above 200 that once revealed a bug. */
const FOUND = [435, 575, 716, 1004, 1800, 2045, 2127, 2128];

test.each([...Array.from({ length: 200 }, (_, index) => index + 1), ...FOUND])(
  'LIVE-12 LIVE-13 loses and repeats no message when loads and changes cross (seed %i)',
  (seed) => {
    const random = randomFrom(seed);
    const server = new ModelServer();
    const reader = new Reader(server, random);
    for (let count = Math.floor(random() * 30); count > 0; count--) server.post();
    const anyId = () => server.all[Math.floor(random() * server.all.length)]?.id ?? '0';
    const steps = [
      () => server.post(),
      () => server.change(anyId(), { title: 'Corregit' }),
      () => server.change(anyId(), { pinned: random() < 0.5 }),
      () => random() < 0.3 && server.moveToTop(anyId()),
      () => random() < 0.2 && server.change(anyId(), { sequence: random() * 20 }),
      () => server.remove(anyId()),
      () => reader.ask('newer'),
      () => reader.ask('newer'),
      () => reader.ask('older'),
      () => reader.hear(),
      () => reader.hear(),
      () => reader.hear(),
    ];
    for (let step = 0; step < 150; step++) steps[Math.floor(random() * steps.length)]?.();
    reader.finish();

    const all = server.all;
    const wanted = [...all.filter(({ pinned }) => pinned), ...all.filter(({ pinned }) => !pinned)];
    expect(reader.screen.ids, 'every message, in order').toEqual(wanted.map(({ id }) => id));
    for (const { id, revision } of all)
      expect(reader.screen.revisions.get(id), `revision of ${id}`).toBe(revision);
  },
);
