import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveMessage } from '../../../src/api/live.types.ts';
import { readContent } from '../../api/live/message-rules.ts';
import { drawings } from '../../cms/pictures/drawings.ts';
import type { Demo } from '../../http/start-server.ts';
import { everyBodyElement } from '../../testing/every-body-element.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { seed } from '../seed.ts';

const evening = new Date('2026-03-01T22:00:00Z');
let now = evening;
let demo: Demo;
beforeAll(async () => {
  demo = await startApi({ now: () => now });
});
afterAll(() => demo?.close());

const path = '/api/front/live/1/messages';
async function all(): Promise<LiveMessage[]> {
  const get = async (rest: string) => (await new Visitor(demo.app).get(`${path}/${rest}`)).json().response;
  const [upper, lower] = [await get('oldest?order=ASC'), await get('newest')];
  const known = new Map(
    [...upper.messages, ...lower.messages].map((message: LiveMessage) => [message.id, message]),
  );
  return [...known.values()].sort((a, b) => (b.sequence ?? 0) - (a.sequence ?? 0));
}
const timeOf = ({ publishedDate }: LiveMessage) => new Date(String(publishedDate)).getTime();

test('BODY-02 BODY-03 fills the sample feed with forty messages of all body types', async () => {
  const messages = await all();
  expect(messages).toHaveLength(40);
  const elements = messages.flatMap(({ openingMultimedia, description }) => [
    ...(openingMultimedia ? [openingMultimedia] : []),
    ...description,
  ]);
  const types = new Set(elements.map(({ type }) => type));
  expect([...types].sort()).toEqual(everyBodyElement.map(({ type }) => type).sort());
  expect(messages.filter(({ pinned }) => pinned)).toHaveLength(1);
  expect(messages.filter(({ correctedAt }) => correctedAt).length).toBeGreaterThan(1);
  expect(new Set(messages.map(({ author }) => author?.name)).size).toBeGreaterThan(2);
  const times = messages.map(timeOf);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times[0]).toBe(evening.getTime() - 4 * 60_000);
});

test('W-04 W-06 contains only valid messages with existing pictures', async () => {
  const messages = await all();
  for (const { title, author, openingMultimedia, description } of messages)
    readContent({ title, author, openingMultimedia, description });
  const clips = JSON.stringify(messages).match(/\/clip\/[0-9a-f-]{36}/g) ?? [];
  expect(clips.length).toBeGreaterThan(10);
  for (const clip of clips) expect(drawings.has(clip.replace('/clip/', '')), clip).toBe(true);
});

test('LIVE-09 moves the sample feed to the current day on a later start, and keeps added messages', async () => {
  await demo.db.updateTable('live_messages').set({ title: 'Nou' }).where('id', '=', 'm40').execute();
  const seedAt = (moment: Date) => {
    now = moment;
    return seed(demo.db, { now: () => moment, basePath: '', pinPepper: undefined, catalogue: false });
  };
  await seedAt(new Date(evening.getTime() + 60 * 60_000));
  expect(timeOf((await all())[0] as LiveMessage)).toBe(evening.getTime() - 4 * 60_000);
  const nextWeek = new Date('2026-03-08T09:00:00Z');
  await seedAt(nextWeek);
  const [newest, ...rest] = await all();
  expect(newest).toMatchObject({ id: 'm40', title: 'Nou' });
  expect(timeOf(newest as LiveMessage)).toBe(nextWeek.getTime() - 4 * 60_000);
  expect(timeOf(rest.at(-1) as LiveMessage)).toBe(nextWeek.getTime() - 318 * 60_000);
});
