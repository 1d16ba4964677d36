import { beforeEach, describe, expect, test } from 'vitest';
import type { MiniRecord } from './mini.types.ts';
import { forgetRecord, isSameMedia, keepRecord, readRecord } from './mini-record.ts';

const KEY = 'ap-mini-player';
const now = 1_800_000_000_000;
const record: MiniRecord = {
  media: { type: 'video', bcId: '6000000000101', mediaTitle: 'Com es fa un far', poster: '/p.webp' },
  page: '/videos/far?x=1',
  seconds: 12.345,
  at: now,
  isPlaying: true,
  isMuted: false,
  volume: 0.5,
};
const stored = (changed: object) => sessionStorage.setItem(KEY, JSON.stringify({ ...record, ...changed }));
const media = (changed: object) => stored({ media: { ...record.media, ...changed } });

beforeEach(() => {
  sessionStorage.clear();
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  happyDOM.setURL('https://web.example/noticies');
});

describe('STOR-05 what was playing', () => {
  test('is there on the next page, and nothing else is kept', () => {
    keepRecord(record);
    expect(Object.keys(sessionStorage)).toEqual([KEY]);
    expect(readRecord(now + 800)).toMatchObject(record);
    forgetRecord();
    expect(sessionStorage.length).toBe(0);
    expect(readRecord(now)).toBeUndefined();
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
  ])('is none where there is %s, and that is forgotten', (_, text) => {
    sessionStorage.setItem(KEY, text);
    expect(readRecord(now)).toBeUndefined();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test.each([
    ['no media', { media: undefined }],
    ['a page of another site', { page: 'https://evil.example/videos/far' }],
    ['a page of another site without its scheme', { page: '//evil.example/' }],
    ['a page that is a script', { page: 'javascript:alert(1)' }],
    ['no page', { page: undefined }],
    ['a time before the beginning', { seconds: -1 }],
    ['a time that is a text', { seconds: '12' }],
    ['no moment', { at: undefined }],
    ['a moment that is a text', { at: 'ara' }],
  ])('W-06 is none with %s', (_, changed) => {
    stored(changed);
    expect(readRecord(now)).toBeUndefined();
  });

  test.each([
    ['another type', { type: 'videoEmbed' }],
    ['neither an id nor an address', { bcId: undefined }],
    ['an id with markup', { bcId: '<img src=x>' }],
    ['an address that is a script', { src: 'javascript:alert(1)' }],
    ['an address in data', { src: 'data:video/mp4,x' }],
    ['an address that is a letter', { src: 'mailto:a@example.cat' }],
  ])('W-06 is none of %s', (_, changed) => {
    media(changed);
    expect(readRecord(now)).toBeUndefined();
  });

  test('loses what is wrong and can be missing', () => {
    media({ poster: 'javascript:alert(1)', account: 7, end: -3, mediaTitle: 'x'.repeat(301) });
    expect(readRecord(now)?.media).toEqual({ type: 'video', bcId: '6000000000101' });
    stored({ volume: 7, isMuted: 'no', isPlaying: 1, seconds: undefined });
    expect(readRecord(now)).toMatchObject({ volume: 1, isMuted: false, isPlaying: false });
  });

  test('has a title that is text, whatever it looks like', () => {
    media({ mediaTitle: '<b>Far</b>' });
    expect(readRecord(now)?.media.mediaTitle).toBe('<b>Far</b>');
  });
});

describe('BEY-17 what was playing', () => {
  test.each([
    [60_000, true],
    [60_001, false],
    [-60_001, false],
  ])('%i ms ago plays on: %s', (ago, isPlaying) => {
    keepRecord(record);
    expect(readRecord(now + ago)?.isPlaying).toBe(isPlaying);
  });

  test.each([
    [12 * 3_600_000, true],
    [12 * 3_600_000 + 1, false],
    [-12 * 3_600_000 - 1, false],
  ])('%i ms ago is there: %s', (ago, isThere) => {
    keepRecord(record);
    expect(readRecord(now + ago) !== undefined).toBe(isThere);
  });
});

test.each([
  [{ bcId: '1' }, { bcId: '1', src: '/a.mp4' }, true],
  [{ bcId: '1' }, { bcId: '2' }, false],
  [{ src: '/a.mp4' }, { src: '/a.mp4' }, true],
  [{ src: '/a.mp4' }, { src: '/b.mp4' }, false],
  [{ bcId: '1' }, { src: '/a.mp4' }, false],
])('BEY-17 %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameMedia(one, other)).toBe(isSame);
});
