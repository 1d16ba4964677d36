import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Demo } from '../http/start-server.ts';
import { makeFeed } from '../testing/feeds.ts';
import { startApi } from '../testing/start-api.ts';
import { readLivePage } from './live-pages.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi();
});
afterAll(() => demo?.close());

const read = (path: string, messageId?: string) =>
  readLivePage({ db: demo.db, config: readConfig({}) }, path, messageId);

test('LIVE-08 returns 404 for an address that the database cannot read', async () => {
  expect(await read('/directes/\u0000')).toBeUndefined();
});

test.each(['oldest', 'newest', 'x', '\u0000', ''])(
  'LIVE-08 begins with the newest message for an unknown message (%j)',
  async (word) => {
    const { path, messages } = await makeFeed(demo.db, { messages: 2 });
    const page = await read(path, word);
    expect(page?.from).toBeUndefined();
    expect(page?.answer.messages[0]?.id).toBe(messages[1]?.id);
  },
);
