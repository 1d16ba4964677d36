import type { FastifyRequest } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { ownDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { storeListed } from '../catalogue/store-listed.ts';
import type { DemoContext } from '../context.ts';
import { createReadCounter } from './count-reads.ts';
import { createMostRead } from './most-read.ts';

let now = new Date('2026-03-08T10:15:00Z');
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const request = (ip: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ method, ip, headers: { 'user-agent': 'Firefox', ...headers } }) as unknown as FastifyRequest;

async function open() {
  const demo = await startApi({ ...(await ownDatabase()), seed: false, now: () => now });
  const { db, config } = demo as unknown as Pick<DemoContext, 'db' | 'config'>;
  const context = { db, config: { ...config, now: () => now } };
  const counter = createReadCounter(context);
  return {
    demo,
    db,
    most: createMostRead(context),
    read: async (url: string, by = request('192.0.2.1')) => {
      const isNew = counter.isNew(by, url);
      if (isNew) await counter.write(url);
      return isNew;
    },
  };
}

beforeEach(() => {
  now = new Date('2026-03-08T10:15:00Z');
});

test('MOST-04 counts a page once per visitor and hour, without robots and prefetches', async () => {
  const { demo, db, read } = await open();
  expect(await read('/noticies/a')).toBe(true);
  expect(await read('/noticies/a')).toBe(false);
  expect(await read('/noticies/b')).toBe(true);
  expect(await read('/noticies/a', request('192.0.2.2'))).toBe(true);
  expect(await read('/noticies/a', request('192.0.2.1', { 'user-agent': 'Safari' }))).toBe(true);
  for (const other of [
    request('192.0.2.3', { 'sec-purpose': 'prefetch;prerender' }),
    request('192.0.2.4', { 'sec-purpose': 'prefetch' }),
    request('192.0.2.5', { purpose: 'prefetch' }),
    request('192.0.2.6', { 'user-agent': 'Examplebot/2.1' }),
    request('192.0.2.7', {}, 'HEAD'),
  ])
    expect(await read('/noticies/a', other)).toBe(false);
  later(60);
  expect(await read('/noticies/a')).toBe(true);
  const rows = await db.selectFrom('reads').selectAll().orderBy('hour').orderBy('url').execute();
  expect(rows).toEqual([
    { url: '/noticies/a', hour: new Date('2026-03-08T10:00:00Z'), count: 3 },
    { url: '/noticies/b', hour: new Date('2026-03-08T10:00:00Z'), count: 1 },
    { url: '/noticies/a', hour: new Date('2026-03-08T11:00:00Z'), count: 1 },
  ]);
  await demo.close();
});

test('MOST-01 MOST-04 lists the most read items of the last day by kind and refreshes them once a minute', async () => {
  const { demo, db, read, most } = await open();
  const listing = (type: 'news' | 'video' | 'program', name: string) => ({
    id: name,
    type,
    title: `Títol ${name}`,
    url: `/${name}`,
    kicker: '',
    summary: '',
    image: { src: '', alt: '' },
    details: {},
    popularity: 0,
    publishedAt: now,
  });
  await storeListed(db, [listing('news', 'a'), listing('video', 'b'), listing('program', 'c')]);
  const urls = async () =>
    Object.fromEntries(
      Object.entries(await most()).map(([name, pages]) => [name, pages.map(({ url }) => url)]),
    );
  await read('/a');
  for (const last of [1, 2, 3]) await read('/b', request(`192.0.2.${last}`));
  for (const last of [1, 2]) await read('/c', request(`192.0.2.${last}`));
  await read('/no-es-de-la-llista');
  expect(await urls()).toEqual({ all: ['/b', '/c', '/a'], news: ['/a'], video: ['/b'], audio: [] });
  for (const last of [2, 3, 4, 5]) await read('/a', request(`192.0.2.${last}`));
  expect((await urls()).all).toEqual(['/b', '/c', '/a']);
  later(1);
  expect((await urls()).all).toEqual(['/a', '/b', '/c']);

  later(24 * 60);
  expect((await urls()).all).toEqual([]);
  await read('/c');
  const kept = await db.selectFrom('reads').select('url').execute();
  expect(kept, 'older hours are removed').toEqual([{ url: '/c' }]);
  await demo.close();
});
