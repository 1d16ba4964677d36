import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveAnswer, LiveMessage } from '../../../src/api/live.types.ts';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { addMessage, correctMessage, makeFeed, moveMessage, removeMessage } from '../../testing/feeds.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

onDatabase(({ fresh, isShared }) => {
  let servers: Demo[];
  beforeAll(async () => {
    const options = await fresh();
    servers = [await startApi(options)];
    if (isShared) servers.push(await startApi(options), await startApi(options));
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));
  const nth = (index: number) => servers[index % servers.length] as Demo;

  test('API-27 assigns unique revisions and positions when several servers write simultaneously', async () => {
    const { id } = await makeFeed(nth(0).db);
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, index) => addMessage(nth(index).db, id, { title: `${index}` })),
    );
    const feed = await nth(0)
      .db.selectFrom('live_feeds')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(feed.revision).toBe(60);
    expect(new Set(made.map(({ revision }) => revision)).size).toBe(60);
    expect(new Set(made.map(({ sequence }) => sequence)).size).toBe(60);
    const byRevision = made.toSorted((a, b) => a.revision - b.revision);
    const places = byRevision.map(({ sequence }) => sequence);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('API-27 LIVE-12 gives readers who poll any server during writes every message, without gaps', async () => {
    const { id, messages } = await makeFeed(nth(0).db, { messages: 30 });
    const readers = [0, 1, 2].map((index) => new Reader(id, index));
    let writing = true;
    const polling = readers.map(async (reader) => {
      while (writing) await reader.poll(servers);
    });
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      const own: string[] = [];
      for (let turn = 0; turn < 12; turn++) {
        const { db } = nth(writer + turn);
        const { id: added } = await addMessage(db, id, { title: `${writer} ${turn}` });
        own.push(added);
        const before = own[turn - 1];
        if (turn % 4 === 1 && before) await correctMessage(db, id, before, { title: 'Corregit' });
        if (turn % 4 === 2 && before) await moveMessage(db, id, before, { before: added });
        if (turn % 4 === 3 && before) await removeMessage(db, id, before);
        const anchor = messages[writer]?.id;
        if (turn === 5 && anchor && before) await moveMessage(db, id, before, { after: anchor });
      }
    });
    await Promise.all(writers);
    writing = false;
    await Promise.all(polling);
    const rows = await nth(0)
      .db.selectFrom('live_messages')
      .select(['id', 'sequence', 'revision'])
      .where('feed_id', '=', id)
      .where('removed_at', 'is', null)
      .orderBy('sequence', 'desc')
      .execute();
    expect(rows).toHaveLength(30 + 6 * 9);
    for (const reader of readers) {
      await reader.poll(servers);
      expect(reader.list()).toEqual(rows);
    }
  });
});

/** Polls like a reader's page: first the newest messages, then from the newest known message and its revision. */
class Reader {
  readonly #known = new Map<string, LiveMessage>();
  readonly #feed: string;
  #turn: number;
  #revision = -1;

  constructor(feed: string, turn: number) {
    this.#feed = feed;
    this.#turn = turn;
  }

  async poll(servers: Demo[]): Promise<void> {
    let answer: LiveAnswer;
    do {
      answer = await this.#ask(servers);
      for (const message of [...answer.messages, ...(answer.changed ?? [])])
        if ((this.#known.get(message.id)?.revision ?? 0) < (message.revision ?? 0))
          this.#known.set(message.id, message);
      for (const id of answer.deleted ?? []) this.#known.delete(id);
      this.#revision = answer.revision ?? 0;
    } while (answer.hasMoreResults);
  }

  /** Returns all messages that the reader knows, the newest first. */
  list() {
    return [...this.#known.values()]
      .map(({ id, sequence, revision }) => ({ id, sequence, revision }))
      .toSorted((a, b) => (b.sequence ?? 0) - (a.sequence ?? 0));
  }

  async #ask(servers: Demo[]): Promise<LiveAnswer> {
    const { app } = servers[this.#turn++ % servers.length] as Demo;
    const newest = this.list()[0]?.id;
    const rest = newest === undefined ? 'oldest?order=ASC' : `${newest}?order=ASC&revision=${this.#revision}`;
    const answer = await new Visitor(app).get(`/api/front/live/${this.#feed}/messages/${rest}`);
    return answer.json().response;
  }
}
