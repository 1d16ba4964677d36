import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatTime } from '../../../src/i18n/dates.ts';
import type { Demo } from '../../http/start-server.ts';
import { startApi } from '../../testing/start-api.ts';
import { isScheduled, readNext, readSchedule } from './read-schedule.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi();
  await demo.db.deleteFrom('schedule_slots').where('channel', '=', 'radio').execute();
  // a Saturday night on which the clocks change
  const hours = [25, 26, 27, 28];
  await demo.db
    .insertInto('schedule_slots')
    .values(
      hours.map((hour) => ({
        channel: 'radio',
        weekday: 6,
        starts: hour * 60,
        ends: hour * 60 + 60,
        title: `${hour}`,
        url: null,
      })),
    )
    .execute();
});
afterAll(() => demo?.close());

const nightOf = async (day: string) => {
  const now = new Date(`${day}T12:00:00Z`);
  const shows = await readSchedule(demo.db, { channel: 'radio', day, now, basePath: '' });
  return shows.map(({ title, startTime, endTime }) => [
    title,
    formatTime(new Date(startTime.date)),
    (Date.parse(endTime.date) - Date.parse(startTime.date)) / 60_000,
  ]);
};

test('SCHED-09 on a night without a change, an hour is an hour', async () => {
  expect(await nightOf('2026-03-07')).toEqual([
    ['25', '01:00', 60],
    ['26', '02:00', 60],
    ['27', '03:00', 60],
    ['28', '04:00', 60],
  ]);
});

test('SCHED-09 in spring the missing hour has no length, and later shows are on time', async () => {
  const [one, two, three, four] = await nightOf('2026-03-28');
  expect(one?.slice(1)).toEqual(['01:00', 60]);
  expect(two?.[2]).toBe(0);
  expect([three, four].map((show) => show?.slice(1))).toEqual([
    ['03:00', 60],
    ['04:00', 60],
  ]);
});

test('SCHED-09 in autumn shows fill the repeated hour, and later shows are on time', async () => {
  const night = await nightOf('2026-10-24');
  const lengths = night.map(([, , minutes]) => Number(minutes));
  expect(lengths.reduce((sum, minutes) => sum + minutes)).toBe(300);
  expect(night.at(-1)?.slice(1)).toEqual(['04:00', 60]);
});

test('ROUTE-37 there is a schedule of three weeks around today, and of no other day', async () => {
  const today = '2026-03-03';
  const days = ['2026-02-20', '2026-02-21', '2026-03-13', '2026-03-14'];
  expect(days.map((day) => isScheduled(day, today))).toEqual([false, true, true, false]);
  const now = new Date('2026-03-03T12:00:00Z');
  const count = async (day: string) =>
    (await readSchedule(demo.db, { channel: 'tv', day, now, basePath: '' })).length;
  expect(await Promise.all(days.map(count))).toEqual([0, 16, 18, 0]);
});

test('SCHED-08 the next shows begin with the current one, also of last night, and continue tomorrow', async () => {
  const now = new Date('2026-03-04T01:00:00Z');
  const shows = await readNext(demo.db, { channel: 'tv', now, limit: 30, basePath: '/x' });
  expect(shows).toHaveLength(30);
  expect(shows[0]?.startTime.date).toBe('2026-03-04T00:00:00.000Z');
  expect(shows[0]?.id).toBe('tv-2026-03-03-1500');
  expect(shows.at(-1)?.id).toContain('tv-2026-03-05');
});
