import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatDay, formatFull, formatTime, formatWireDate } from './dates.ts';
import { parseDate } from './parse-date.ts';

const processZone = process.env.TZ;

describe.each(['America/Los_Angeles', 'Asia/Tokyo', 'UTC'])('with the process in %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });
  afterEach(() => {
    if (processZone === undefined) delete process.env.TZ;
    else process.env.TZ = processZone;
  });

  test('SITE-18 the clock is the one of Madrid, in summer and in winter', () => {
    expect(formatTime(new Date('2026-07-01T22:30:00Z'))).toBe('00:30');
    expect(formatTime(new Date('2026-01-01T23:30:00Z'))).toBe('00:30');
  });

  test('SITE-18 FMT-05 the day on the wire is the day of Madrid', () => {
    expect(formatWireDate(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(formatWireDate(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
    expect(formatWireDate(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  });

  test('SITE-18 POLL-26 a date without a zone is on the clock of Madrid', () => {
    expect(parseDate('2026-03-08 10:00:00')?.toISOString()).toBe('2026-03-08T09:00:00.000Z');
    expect(parseDate('2026-07-08 10:00:00')?.toISOString()).toBe('2026-07-08T08:00:00.000Z');
  });
});

test('SITE-11 SITE-17 weekdays and months have their Catalan names', () => {
  const days = [2, 3, 4, 5, 6, 7, 8].map((day) => formatDay(new Date(`2026-03-0${day}T12:00:00Z`)));
  expect(days.map((day) => day.split(' ')[0])).toEqual([
    'dilluns',
    'dimarts',
    'dimecres',
    'dijous',
    'divendres',
    'dissabte',
    'diumenge',
  ]);
  const months = Array.from({ length: 12 }, (_, month) =>
    formatFull(new Date(Date.UTC(2026, month, 15, 12))).replace(/^.* 15 (de |d[’'])|( del? 2026.*)$/g, ''),
  );
  expect(months).toEqual([
    'gener',
    'febrer',
    'març',
    'abril',
    'maig',
    'juny',
    'juliol',
    'agost',
    'setembre',
    'octubre',
    'novembre',
    'desembre',
  ]);
});

test('SITE-11 a day has its weekday, two digits and a short month without its preposition', () => {
  expect(formatDay(new Date('2026-03-03T12:00:00Z'))).toBe('dimarts 03 març');
  expect(formatDay(new Date('2026-04-12T12:00:00Z'))).toMatch(/^diumenge 12 abr/);
  expect(formatDay(new Date('2026-10-09T12:00:00Z'))).toMatch(/^divendres 09 oct/);
});

test('FMT-07 the full date for a title has weekday, day, month, year and hour', () => {
  expect(formatFull(new Date('2026-03-03T11:04:00Z'))).toMatch(/^dimarts, 3 de març del? 2026, 12:04$/);
});

test('FMT-03 midnight is 00:00, never 24:00', () => {
  expect(formatTime(new Date('2026-03-02T23:00:00Z'))).toBe('00:00');
});

test('FMT-05 a date on the wire keeps the zeros of month and day', () => {
  expect(formatWireDate(new Date('2026-02-03T12:00:00Z'))).toBe('2026-02-03');
});
