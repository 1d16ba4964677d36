import { expect, test } from 'vitest';
import { type LiveSegment, livePlaylist, readSegments } from './live-playlist.ts';

const round: LiveSegment[] = Array.from({ length: 12 }, (_, index) => ({
  file: `${index}.m4s`,
  seconds: index % 2 ? 3.989333 : 4.010667,
}));

interface Entry {
  file: string;
  date: number;
  seconds: number;
  number: number;
  /** Number of earlier starts of the loop, as counted by the playlist. */
  discontinuity: number;
}

const tag = (text: string, name: string) => Number(new RegExp(`#EXT-X-${name}:(\\d+)`).exec(text)?.[1]);

/** Reads a playlist as a player does. */
function read(seconds: number): Entry[] {
  const text = livePlaylist(round, 'f', new Date(seconds * 1000));
  let discontinuity = tag(text, 'DISCONTINUITY-SEQUENCE');
  const entries: Entry[] = [];
  let date = 0;
  let length = 0;
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity++;
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) date = Date.parse(line.slice(25)) / 1000;
    else if (line.startsWith('#EXTINF:')) length = Number.parseFloat(line.slice(8));
    else if (line.startsWith('f/')) {
      const number = tag(text, 'MEDIA-SEQUENCE') + entries.length;
      entries.push({ file: line, date, seconds: length, number, discontinuity });
    }
  }
  return entries;
}

/** A night in which a loop starts exactly at midnight, in seconds. */
const start = 48 * 36_000_000;
const moments = Array.from({ length: 200 }, (_, index) => start + index * 1.7);

test('API-40 has the last ten segments that are whole, one after the other', () => {
  for (const now of moments) {
    const entries = read(now);
    expect(entries).toHaveLength(10);
    for (const [index, { date, seconds }] of entries.entries()) {
      const next = entries[index + 1];
      if (next) expect(next.date).toBeCloseTo(date + seconds, 2);
      else expect(date + seconds).toBeLessThanOrEqual(now + 0.001);
    }
    expect(now - (entries.at(-1)?.date ?? 0)).toBeLessThan(8.03);
  }
});

test('API-40 says of a segment the same at every moment', () => {
  const known = new Map<number, Entry>();
  let last = 0;
  for (const now of moments) {
    for (const entry of read(now)) {
      expect(known.get(entry.number) ?? entry).toEqual(entry);
      known.set(entry.number, entry);
    }
    const [first] = read(now);
    expect(first?.number).toBeGreaterThanOrEqual(last);
    last = first?.number ?? 0;
  }
  expect(known.size).toBeGreaterThan(90);
});

test('API-40 marks where the round begins again, and nowhere else', () => {
  const changes = moments.flatMap((now) =>
    read(now).flatMap((entry, index, entries) => {
      const before = entries[index - 1];
      return before && before.discontinuity !== entry.discontinuity ? [entry.file] : [];
    }),
  );
  expect(new Set(changes)).toEqual(new Set(['f/0.m4s']));
});

test('reads the playlist that the encoder left', () => {
  const text =
    '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4.010667,\n00.m4s\n#EXTINF:3.9,\n01.m4s\n#EXT-X-ENDLIST\n';
  expect(readSegments(text)).toEqual([
    { file: '00.m4s', seconds: 4.010667 },
    { file: '01.m4s', seconds: 3.9 },
  ]);
});
