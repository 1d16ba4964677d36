import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startPages } from '../../testing/pages.ts';
import { library, mediaPath } from '../content/media-library.ts';
import { illustrationId } from '../pictures/clip.ts';
import { drawings } from '../pictures/drawings.ts';

const { get } = await startPages();
const folder = fileURLToPath(new URL('.', import.meta.url));
const onDisk = (address: string) => folder + address.replace('/assets/', '');
const seconds = (playlist: string) =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);

/** Returns the addresses in an HLS playlist or a DASH manifest, from the root on. */
function namedBy(address: string, text: string): string[] {
  const names = [
    ...text.matchAll(/URI="([^"]+)"/g),
    ...text.matchAll(/^([^#\s].*)$/gm),
    ...text.matchAll(/<BaseURL>([^<]+)</g),
  ];
  const isMpd = address.endsWith('.mpd');
  return names
    .map(([, name = '']) => name)
    .filter((name) => !isMpd || !name.startsWith('<'))
    .map((name) => posix.join(posix.dirname(address), name));
}

const types = {
  m3u8: 'application/vnd.apple.mpegurl',
  mpd: 'application/dash+xml',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
  jpg: 'image/jpeg',
};

test.each(library.map((video) => [video.name, video] as const))(
  'API-40 %s: every file that its playlists name is there, with the right type',
  async (_name, video) => {
    const addresses = [
      mediaPath(video, 'master.m3u8'),
      ...(video.hasDash ? [mediaPath(video, 'manifest.mpd')] : []),
      ...(video.hasCaptions ? [mediaPath(video, 'captions-ca.vtt')] : []),
      ...(video.hasThumbnails
        ? [mediaPath(video, 'thumbnails.vtt'), mediaPath(video, 'thumbnails.jpg')]
        : []),
      ...(video.file ? [mediaPath(video, video.file)] : []),
    ];
    for (const address of addresses) {
      const answer = await get(address, { 'accept-encoding': 'br, gzip' });
      expect(answer.status, address).toBe(200);
      expect(answer.headers['content-type']).toBe(types[address.split('.').at(-1) as keyof typeof types]);
      expect(answer.headers['content-encoding']).toBeUndefined();
      if (/\.(m3u8|mpd)$/.test(address))
        for (const named of namedBy(address, answer.body))
          if (!addresses.includes(named)) addresses.push(named);
    }
    expect(addresses.length).toBeGreaterThan(2);
    expect(drawings.has(illustrationId(video.poster)), video.poster).toBe(true);
  },
);

test.each(
  library.flatMap(({ name, seconds: length, ...video }) => (length ? [[name, video, length] as const] : [])),
)('%s is as long as it is said to be', (_name, video, length) => {
  const master = readFileSync(onDisk(mediaPath(video, 'master.m3u8')), 'utf8');
  const playlists = namedBy(mediaPath(video, 'master.m3u8'), master);
  for (const playlist of playlists)
    expect(seconds(readFileSync(onDisk(playlist), 'utf8')), playlist).toBeCloseTo(length, 0);
});

test('API-40 the segments of a file are all of it, and follow one another', () => {
  const playlist = readFileSync(onDisk(mediaPath({ folder: 'far' }, 'video-360.m3u8')), 'utf8');
  const header = Number(/BYTERANGE="(\d+)@0"/.exec(playlist)?.[1]);
  const ranges = [...playlist.matchAll(/BYTERANGE:(\d+)@(\d+)/g)].map(([, length, from]) => [
    Number(length),
    Number(from),
  ]);
  let end = header;
  for (const [length = 0, from] of ranges) {
    expect(from).toBe(end);
    end += length;
  }
  expect(end).toBe(statSync(onDisk(mediaPath({ folder: 'far' }, 'video-360.mp4'))).size);
});

test('API-40 a stream is served in ranges that any cache may keep for ever', async () => {
  const address = mediaPath({ folder: 'far' }, 'video-360.mp4');
  const piece = await get(address, { range: 'bytes=0-99' });
  expect([piece.status, piece.bytes.length]).toEqual([206, 100]);
  expect(piece.headers['content-range']).toMatch(/^bytes 0-99\/\d+$/);
  expect(piece.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const beyond = await get(address, { range: 'bytes=99999999-' });
  expect(beyond.status).toBe(416);
  expect(beyond.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
});

test.each(['live-tv', 'live-radio'])(
  'API-40 %s has a playlist of this moment, and segments',
  async (channel) => {
    const address = `/assets/media/live/${channel}.m3u8`;
    const playlist = await get(address);
    expect(playlist.headers['content-type']).toBe(types.m3u8);
    expect(playlist.headers['cache-control']).toBe('no-store');
    // the tests' clock is at a quarter past seven
    expect(playlist.body).toMatch(/PROGRAM-DATE-TIME:2026-03-03T19:14:5\d/);
    const segments = namedBy(address, playlist.body);
    expect(segments).toHaveLength(11);
    for (const segment of segments) {
      const answer = await get(segment);
      expect(answer.status, segment).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  },
);
