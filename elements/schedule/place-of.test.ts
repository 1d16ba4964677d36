import { describe, expect, test } from 'vitest';
import { daysOf, scheduleAddress } from './days-of.ts';
import { placeOf } from './place-of.ts';

const today = '2026-03-03';

const paths = [
  ['/programacio/radio/dema', 'radio', '2026-03-04'],
  ['/valencia/guia/internet/2026-02-28', 'internet', '2026-02-28'],
  ['/programacio/tv/ahir/', 'tv', '2026-03-02'],
  ['/programacio/tv/hui', 'tv', today],
];
test.each(paths)(
  'ROUTE-27 SCHED-03 %s says its channel and its day, whatever comes before them',
  (path, channel, day) => {
    expect(placeOf({}, path, today)).toEqual({ channel, day });
  },
);

const others = ['/', '/programacio', '/programacio/radio', '/programacio/teletext/ahir', '/radio/ahir/notes'];
test.each(others)('ROUTE-38 ROUTE-26 %s says nothing: television, today', (path) => {
  expect(placeOf({}, path, today)).toEqual({ channel: 'tv', day: today });
});

test('ROUTE-26 a channel without a day that exists is today', () => {
  expect(placeOf({}, '/programacio/radio/2026-02-30', today)).toEqual({ channel: 'radio', day: today });
});

test('SCHED-03 valid attributes win over the address, invalid ones do not', () => {
  const path = '/programacio/radio/dema';
  expect(placeOf({ channel: 'tv', day: 'ahir' }, path, today)).toEqual({ channel: 'tv', day: '2026-03-02' });
  expect(placeOf({ channel: 'teletext', day: 'despús-ahir' }, path, today)).toEqual({
    channel: 'radio',
    day: '2026-03-04',
  });
});

describe('the days of a row', () => {
  const addressOf = (day: string) => scheduleAddress('/programacio/', 'tv', day, '2026-03-28');

  test('SCHED-08 are nine, each once, over the change of the clock in spring and in autumn', () => {
    const around = (chosen: string) => daysOf(chosen, addressOf).map(({ day }) => day);
    expect(around('2026-03-29')).toEqual([
      '2026-03-25',
      '2026-03-26',
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-03-31',
      '2026-04-01',
      '2026-04-02',
    ]);
    expect(around('2026-10-25')).toHaveLength(9);
    expect(new Set(around('2026-10-25')).size).toBe(9);
    expect(around('2026-10-25')[5]).toBe('2026-10-26');
  });

  test('SCHED-07 ROUTE-37 have addresses with the words of the days, or with their dates', () => {
    expect(daysOf('2026-03-28', addressOf).map(({ href }) => href?.split('/').at(-1))).toEqual([
      '2026-03-24',
      '2026-03-25',
      '2026-03-26',
      'ahir',
      'hui',
      'dema',
      '2026-03-30',
      '2026-03-31',
      '2026-04-01',
    ]);
  });

  test('of which nothing is known have none, and those that no date can say are left out', () => {
    const days = daysOf('2026-03-28', addressOf, (day) => day === '2026-03-29');
    expect(days.filter(({ href }) => href)).toEqual([{ day: '2026-03-29', href: '/programacio/tv/dema' }]);
    expect(daysOf('9999-12-31', addressOf)).toHaveLength(5);
  });
});
