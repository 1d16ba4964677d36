import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatTime } from '../i18n/dates.ts';
import { makeShow } from './make-shows.ts';
import { currentPlace, isOn, readShows } from './read-shows.ts';

const titles = (given: readonly unknown[]) => readShows(given).map(({ title }) => title);
const at = (text: string) => new Date(text);
const on = (given: readonly unknown[], now: string) =>
  readShows(given)
    .filter((show) => isOn(show, at(now)))
    .map(({ title }) => title);

const processZone = process.env.TZ;

describe.each(['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Tokyo'])('with the reader in %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (processZone === undefined) delete process.env.TZ;
    else process.env.TZ = processZone;
  });

  test('SCHED-04 SCHED-09 a show has its title, its link and its times on the clock of Madrid', () => {
    const [show] = readShows([
      makeShow(
        'a',
        'La Costera',
        ['2026-03-03 21:50:00.000000', '2026-03-03T22:00:00Z'],
        '/programes/la-costera',
      ),
    ]);
    expect(show).toMatchObject({ id: 'a', title: 'La Costera', href: '/programes/la-costera' });
    expect(show?.start && formatTime(show.start)).toBe('21:50');
    expect(show?.end && formatTime(show.end)).toBe('23:00');
  });

  test('SCHED-09 the night in spring has no two o’clock, the one in autumn has it twice', () => {
    const spring = readShows([
      makeShow('1', 'abans', ['2026-03-29 01:00', '2026-03-29T01:00:00Z']),
      makeShow('2', 'després', ['2026-03-29 03:00', '2026-03-29 04:00']),
    ]);
    // one hour after the first, not two
    expect(Number(spring[1]?.start) - Number(spring[0]?.start)).toBe(3_600_000);
    const autumn = readShows([
      makeShow('1', 'primera', ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z']),
      makeShow('2', 'segona', ['2026-10-25T01:00:00Z', '2026-10-25 03:00']),
    ]);
    expect(autumn.map(({ start }) => start && formatTime(start))).toEqual(['02:00', '02:00']);
    expect(autumn.map((show) => isOn(show, at('2026-10-25T01:30:00Z')))).toEqual([false, true]);
    expect(autumn[1]?.end?.toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });

  test('SCHED-10 is on from its start until just before its end', () => {
    const given = [makeShow('1', 'La Costera', ['2026-03-03 20:00', '2026-03-03 21:00'])];
    expect(on(given, '2026-03-03T18:59:59.999Z')).toEqual([]);
    expect(on(given, '2026-03-03T19:00:00Z')).toEqual(['La Costera']);
    expect(on(given, '2026-03-03T19:59:59.999Z')).toEqual(['La Costera']);
    expect(on(given, '2026-03-03T20:00:00Z')).toEqual([]);
  });

  test('SCHED-11 sorts shows after midnight after those before it', () => {
    const night = [
      makeShow('3', 'matinada', ['2026-03-04 01:30', '2026-03-04 03:00']),
      makeShow('1', 'matí', ['2026-03-03 09:00', '2026-03-03 10:00']),
      makeShow('2', 'nit', ['2026-03-03 23:30', '2026-03-04 01:30']),
    ];
    expect(titles(night)).toEqual(['matí', 'nit', 'matinada']);
  });
});

describe('a schedule as it should not be', () => {
  const given = [
    makeShow('1', 'final', ['2026-03-03 20:00', '2026-03-03 22:00']),
    makeShow('2', 'damunt', ['2026-03-03 21:00', '2026-03-03 23:00']),
    makeShow('3', 'del revés', ['2026-03-03 12:00', '2026-03-03 11:00']),
    makeShow('4', 'sense final', ['2026-03-03 13:00', '']),
    makeShow('5', 'a deshora', ['a poqueta nit', '2026-03-03 24:99']),
    { id: 6, title: 'sense res' },
    makeShow('7', 'mal enllaç', ['2026-03-03 14:00', '2026-03-03 15:00'], 'javascript:alert(1)'),
  ];

  test('SCHED-11 keeps shows without a readable time at the end', () => {
    expect(titles(given)).toEqual([
      'del revés',
      'sense final',
      'mal enllaç',
      'final',
      'damunt',
      'a deshora',
      'sense res',
    ]);
  });

  test('SCHED-10 marks both of two that overlap, nothing in a hole, and nothing that ends before it begins', () => {
    expect(on(given, '2026-03-03T20:30:00Z')).toEqual(['final', 'damunt']);
    expect(on(given, '2026-03-03T16:00:00Z')).toEqual([]);
    expect(on(given, '2026-03-03T10:30:00Z')).toEqual([]);
    expect(on(given, '2026-03-03T12:30:00Z')).toEqual([]);
  });

  test('drops unsafe addresses, and ignores malformed shows', () => {
    expect(readShows(given).find(({ id }) => id === '7')?.href).toBeUndefined();
    expect(readShows([null, 'x', 3, [], {}, { title: '  ' }, { title: 5 }])).toEqual([]);
    expect(titles([{ url: { href: '/a', title: 'de l’enllaç' } }])).toEqual(['de l’enllaç']);
  });
});

test('SCHED-08 begins with the current show, else the next, else the last', () => {
  const shows = readShows([
    makeShow('1', 'u', ['2026-03-03 20:00', '2026-03-03 21:00']),
    makeShow('2', 'dos', ['2026-03-03 22:00', '2026-03-03 23:00']),
  ]);
  expect(currentPlace(shows, at('2026-03-03T12:00:00Z'))).toBe(0);
  expect(currentPlace(shows, at('2026-03-03T19:30:00Z'))).toBe(0);
  expect(currentPlace(shows, at('2026-03-03T20:30:00Z'))).toBe(1);
  expect(currentPlace(shows, at('2026-03-04T20:30:00Z'))).toBe(1);
  expect(currentPlace([], at('2026-03-04T20:30:00Z'))).toBe(0);
});
