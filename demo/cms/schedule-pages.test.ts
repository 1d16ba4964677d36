import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScheduleShow } from '../../src/schedule/schedule.types.ts';
import type { Demo } from '../http/start-server.ts';
import { attributes } from '../testing/pages.ts';
import { startSite } from '../testing/start-site.ts';

/** A Tuesday, 20:15 in Madrid. */
let now = new Date('2026-03-03T19:15:00Z');
let demo: Demo;
beforeAll(async () => {
  demo = await startSite({
    basePath: '/demo',
    now: () => now,
  });
}, 60_000);
afterAll(() => demo?.close());

const get = (path: string) => demo.app.inject({ url: `/demo${path}` });
const bodyOf = async (path: string) => (await get(path)).body;

/** Returns the links of a part of a page, with their texts. */
function linksIn(body: string, part: RegExp): [href: string, text: string, current: boolean][] {
  const [text = ''] = part.exec(body) ?? [];
  return [...text.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)].map(([, tag = '', inside = '']) => [
    attributes(` ${tag}`, 'href')[0] ?? '',
    inside.replace(/<[^>]+>/g, '').trim(),
    tag.includes('aria-current="page"'),
  ]);
}
const channels = /<nav class="ap-schedule-channels"[\s\S]*?<\/nav>/;
const days = /<nav class="ap-schedule-days"[\s\S]*?<\/nav>/;

const dataOf = (body: string): ScheduleShow[] =>
  JSON.parse(/data-prop="shows">(.*?)<\/script>/.exec(body)?.[1] ?? 'null');
const startsOf = (body: string) =>
  [...body.matchAll(/<li class="ap-show"[\s\S]*?<time[^>]*>([\d:]+)</g)].map(([, time]) => time);
const markedIn = (body: string) =>
  [...body.matchAll(/<li class="ap-show"[\s\S]*?<\/li>/g)]
    .map(([item]) => item)
    .filter((item) => item.includes('<b class="ap-show-now">'));

describe('the page of a channel and a day', () => {
  test('ROUTE-24 ROUTE-25 has the channels as tabs, which lead to the same day', async () => {
    const { statusCode, body } = await get('/programacio/radio/dema');
    expect(statusCode).toBe(200);
    expect(linksIn(body, channels)).toEqual([
      ['/demo/programacio/tv/dema', 'Televisió', false],
      ['/demo/programacio/radio/dema', 'Ràdio', true],
      ['/demo/programacio/internet/dema', 'En línia', false],
    ]);
  });

  test('SCHED-08 CAR-01 has nine days around the chosen one, in words and in Catalan', async () => {
    expect(linksIn(await bodyOf('/programacio/tv/ahir'), days)).toEqual([
      ['/demo/programacio/tv/2026-02-26', 'dijous 26 febr.', false],
      ['/demo/programacio/tv/2026-02-27', 'divendres 27 febr.', false],
      ['/demo/programacio/tv/2026-02-28', 'dissabte 28 febr.', false],
      ['/demo/programacio/tv/2026-03-01', 'diumenge 1 març', false],
      ['/demo/programacio/tv/ahir', 'Ahir 2 març', true],
      ['/demo/programacio/tv/hui', 'Hui 3 març', false],
      ['/demo/programacio/tv/dema', 'Demà 4 març', false],
      ['/demo/programacio/tv/2026-03-05', 'dijous 5 març', false],
      ['/demo/programacio/tv/2026-03-06', 'divendres 6 març', false],
    ]);
  });

  test('SCHED-07 SCHED-11 has the shows by their start in Madrid, the night at the end, and as data too', async () => {
    const body = await bodyOf('/programacio/tv/hui');
    const starts = startsOf(body);
    expect([starts[0], starts.at(-1)]).toEqual(['06:00', '02:30']);
    const shows = dataOf(body);
    expect(shows).toHaveLength(starts.length);
    const moments = shows.map(({ startTime }) => startTime.date);
    expect(moments).toEqual(moments.toSorted());
    expect(moments[0]).toBe('2026-03-03T05:00:00.000Z');
    expect(shows[0]?.url.href).toBe('/demo/noticies');
  });

  test('SCHED-10 marks what is on, and a link leads there', async () => {
    const [item, ...others] = markedIn(await bodyOf('/programacio/tv/hui'));
    expect(others).toEqual([]);
    expect(item).toContain('>20:00</time>');
    expect(item).toContain('id="ara"');
    expect(await bodyOf('/programacio/tv/hui')).toContain('href="#ara"');
    expect(markedIn(await bodyOf('/programacio/tv/dema'))).toEqual([]);
  });

  test.each([
    ['2026-03-03T22:59:00Z', '2026-03-03', '2026-03-04'],
    ['2026-03-03T23:00:00Z', '2026-03-03', '2026-03-04'],
    ['2026-03-04T01:30:00Z', '2026-03-03', '2026-03-04'],
    ['2026-03-04T04:59:00Z', '2026-03-03', '2026-03-04'],
    ['2026-03-04T05:00:00Z', '2026-03-04', '2026-03-05'],
    ['2026-03-29T01:00:00Z', '2026-03-28', '2026-03-29'],
    ['2026-10-25T01:30:00Z', '2026-10-24', '2026-10-25'],
  ])('SCHED-10 SCHED-11 at %s today is %s, and the ways to what is on lead there', async (at, day, next) => {
    const before = now;
    now = new Date(at);
    const body = await bodyOf('/programacio/tv/hui');
    expect(linksIn(body, days).find(([, , isCurrent]) => isCurrent)?.[1]).toMatch(/^Hui /);
    expect(
      attributes(/<nav class="ap-schedule-days"[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '', 'datetime')[4],
    ).toBe(day);
    const [on] = markedIn(body);
    expect(on).toContain('id="ara"');
    expect(body).toContain('href="#ara"');
    // the link points to the first row of another page
    const [first = ''] = /<div class="ap-show"[^>]*>/.exec(await bodyOf('/directes')) ?? [];
    expect(attributes(on ?? '', 'data-show-id')).toEqual(attributes(first, 'data-show-id'));
    expect(markedIn(await bodyOf(`/programacio/tv/${next}`))).toEqual([]);
    now = before;
  });
});

test.each([
  ['/programacio', '/demo/programacio/tv/hui'],
  ['/programacio/radio', '/demo/programacio/radio/hui'],
])('ROUTE-26 ROUTE-38 %s leads to today', async (path, to) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers.location]).toEqual([302, to]);
});

test.each([
  '/programacio/teletext',
  '/programacio/teletext/hui',
  '/programacio/tv/despus-dema',
  '/programacio/tv/2026-02-29',
  '/programacio/tv/2026-3-1',
  '/programacio/tv/%C2%85',
  '/programacio/tv/hui/vesprada',
  '/programacio/__proto__/hui',
])('ROUTE-37 %s is not found', async (path) => {
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(404);
  expect(body).toContain('<h1>No hem trobat la pàgina</h1>');
});

test('SCHED-05 MSG-02 a day of which nothing is known says so, and names days without leading to them', async () => {
  const { statusCode, body } = await get('/programacio/internet/2030-01-01');
  expect(statusCode).toBe(200);
  expect(body).toContain('No hi ha programació per a este dia.');
  expect(linksIn(body, days)).toEqual([]);
  expect(linksIn(body, channels)).toHaveLength(3);
});

test('SCHED-08 ENT-10 shows the current shows of three channels on /directes and of television on Home', async () => {
  const rowsOf = (body: string) =>
    [...body.matchAll(/<ap-schedule-carousel channel="(\w+)">[\s\S]*?<\/ap-schedule-carousel>/g)].map(
      ([row, channel]) => ({ channel, row }),
    );
  const rows = rowsOf(await bodyOf('/directes'));
  expect(rows.map(({ channel }) => channel)).toEqual(['tv', 'radio', 'internet']);
  for (const { row, channel } of rows) {
    const [first = '', ...later] = row.split('<li class="ap-slide">').slice(1);
    expect(first, channel).toContain('<b class="ap-show-now">');
    expect(later.length, channel).toBeGreaterThan(9);
    expect(later.join(''), channel).not.toContain('<b class="ap-show-now">');
  }
  expect(rowsOf(await bodyOf('/')).map(({ channel }) => channel)).toEqual(['tv']);
});
