import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { texts } from './dates.texts.ts';
import {
  formatDate,
  formatDay,
  formatFull,
  formatTime,
  formatWireDate,
  isDay,
  moveDay,
  parseDate,
  relativeTime,
} from './dates.ts';

const processZone = process.env.TZ;
const iso = (text: unknown) => parseDate(text)?.toISOString();

const now = new Date('2026-03-03T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (milliseconds: number) => relativeTime(new Date(now.getTime() - milliseconds), now, texts);

// the browser's time zone must not matter, nor the nights when its clock changes
describe.each(['UTC', 'Europe/Madrid', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo'])(
  'with the browser in %s',
  (zone) => {
    beforeEach(() => {
      process.env.TZ = zone;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });
    afterEach(() => {
      if (processZone === undefined) delete process.env.TZ;
      else process.env.TZ = processZone;
    });

    test('SITE-18 an hour that the clock of the browser jumps over is shown', () => {
      // 2:30 in Madrid, in the night when New York jumps from 2 to 3
      expect(formatTime(new Date('2026-03-08T01:30:00Z'))).toBe('02:30');
      expect(iso('2026-03-08 02:30:00')).toBe('2026-03-08T01:30:00.000Z');
    });

    test('POLL-26 SITE-18 reads a date in its object, and the day that it is in Madrid', () => {
      expect(iso({ date: '2026-03-08 02:30:00' })).toBe('2026-03-08T01:30:00.000Z');
      expect([iso({ date: 7 }), iso({}), iso(null), iso(7)]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(formatWireDate(parseDate('2026-11-27T23:00:00Z') as Date)).toBe('2026-11-28');
    });

    test('SITE-18 the hour that comes twice in Madrid is shown twice', () => {
      expect(formatFull(new Date('2026-10-25T00:30:00Z'))).toBe('diumenge, 25 d’octubre del 2026, 02:30');
      expect(formatFull(new Date('2026-10-25T01:30:00Z'))).toBe('diumenge, 25 d’octubre del 2026, 02:30');
      expect(formatTime(new Date('2026-03-29T00:59:59Z'))).toBe('01:59');
      expect(formatTime(new Date('2026-03-29T01:00:00Z'))).toBe('03:00');
    });

    test('REG-28 VAL-18 a day is moved on the calendar, also over a change of the clock', () => {
      expect(moveDay('2026-03-28', 1, 'day')).toBe('2026-03-29');
      expect(moveDay('2026-03-29', 1, 'day')).toBe('2026-03-30');
      expect(moveDay('2026-10-25', 1, 'day')).toBe('2026-10-26');
      expect(moveDay('2024-02-28', 1, 'day')).toBe('2024-02-29');
      expect(moveDay('2028-02-29', -13, 'year')).toBe('2015-02-28');
      expect(moveDay('2028-02-29', -12, 'year')).toBe('2016-02-29');
    });

    test('VAL-39 a day is one that exists', () => {
      expect(['2024-02-29', '2026-10-25', '1900-01-01'].filter(isDay)).toHaveLength(3);
      expect(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', ''].filter(isDay)).toEqual([]);
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
        formatFull(new Date(Date.UTC(2026, month, 15, 12))).replace(
          /^.* 15 (de |d[’'])|( del? 2026.*)$/g,
          '',
        ),
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
      expect(formatFull(new Date('2026-03-03T11:04:00Z'))).toBe('dimarts, 3 de març del 2026, 12:04');
      expect(formatDate(new Date('2026-04-01T11:04:00Z'))).toBe('1 d’abril del 2026');
    });

    test('FMT-03 midnight is 00:00, never 24:00', () => {
      expect(formatTime(new Date('2026-03-02T23:00:00Z'))).toBe('00:00');
    });

    test('FMT-05 a date on the wire keeps the zeros of month and day', () => {
      expect(formatWireDate(new Date('2026-02-03T12:00:00Z'))).toBe('2026-02-03');
    });

    test('POLL-26 ISO 8601 with a zone is that instant', () => {
      expect(iso('2026-03-08T10:00:00Z')).toBe('2026-03-08T10:00:00.000Z');
      expect(iso('2026-03-08T10:00:00.250+02:00')).toBe('2026-03-08T08:00:00.250Z');
      expect(iso('2026-03-08T10:00:00-0500')).toBe('2026-03-08T15:00:00.000Z');
    });

    test('POLL-26 a serialized server date may have microseconds', () => {
      expect(iso('2026-03-08 10:00:00.123456')).toBe('2026-03-08T09:00:00.123Z');
      expect(iso('2026-03-08 10:00:00.000000')).toBe('2026-03-08T09:00:00.000Z');
      expect(iso(' 2026-03-08T10:00 ')).toBe('2026-03-08T09:00:00.000Z');
      expect(iso('2026-03-08')).toBe('2026-03-07T23:00:00.000Z');
      expect(iso('2028-02-29')).toBe('2028-02-28T23:00:00.000Z');
    });

    describe('where the hour changes', () => {
      test.each([
        ['2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
        ['2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
        ['2026-10-25 01:59:59', '2026-10-24T23:59:59.000Z'],
        ['2026-10-25 03:00:00', '2026-10-25T02:00:00.000Z'],
      ])('POLL-26 SITE-18 %s in Madrid is %s', (wall, instant) => {
        expect(iso(wall)).toBe(instant);
      });
    });

    test('POLL-26 anything else is no date, whatever the browser would make of it', () => {
      for (const text of [
        undefined,
        '',
        'demà',
        '8/3/2026',
        'dilluns 3',
        '12',
        '2026-13-01 10:00:00',
        '2026-03-08 25:00',
        '2026-02-30T10:00:00Z',
        '2026-02-29',
        '2026-11-31 10:00:00',
        '2026-03-00',
      ])
        expect(iso(text), text).toBeUndefined();
    });

    test('FMT-01 FMT-06 under an hour it is whole minutes, the rest cut off', () => {
      expect(ago(0)).toBe('0 min');
      expect(ago(MINUTE - 1)).toBe('0 min');
      expect(ago(MINUTE)).toBe('1 min');
      expect(ago(HOUR - 1000)).toBe('59 min');
      expect(ago(HOUR - 1)).toBe('59 min');
    });

    test('FMT-02 FMT-06 up to twelve hours it is whole hours, twelve included', () => {
      expect(ago(HOUR)).toBe('1 h');
      expect(ago(2 * HOUR - 1)).toBe('1 h');
      expect(ago(12 * HOUR)).toBe('12 h');
    });

    test('FMT-03 FMT-06 one millisecond over twelve hours it is no longer relative', () => {
      expect(ago(12 * HOUR + 1)).toBeUndefined();
    });

    test('FMT-06 the future is 0 min', () => {
      expect(ago(-5 * HOUR)).toBe('0 min');
    });
  },
);
