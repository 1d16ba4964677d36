import { afterAll, beforeEach, expect, test } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { jsonServer } from '../../tests/support/json-server.ts';
import { config } from '../config/config.ts';
import { ApiError } from './client.ts';
import { fetchPlayback, playbackCode } from './playback.ts';

const { asked, reply } = jsonServer();
const page = globalThis as { location?: { href: string } };
beforeEach(() => {
  const { basePath } = config();
  givenPage({ basePath, videoApi: '/playback/v1', videoKey: 'K' });
  page.location = { href: 'https://apunt.example/' };
});
afterAll(() => {
  delete page.location;
});

test('PLAY-23 API-40 asks the provider by account and id, and makes its addresses whole', async () => {
  reply({
    sources: [
      { src: 'master.m3u8', type: 'application/x-mpegURL' },
      { src: 'javascript:alert(1)', type: 'video/mp4' },
      null,
    ],
    text_tracks: [
      { kind: 'captions', src: '/ca.vtt', srclang: 'ca', label: 'Valencià' },
      { kind: 'metadata', src: '/thumbnails.vtt', srclang: 'ca', label: 'thumbnails' },
      { kind: 'captions', src: '/none.vtt' },
    ],
  });
  const playback = await fetchPlayback('1', 'a/b');
  expect(asked).toEqual(['GET /playback/v1/accounts/1/videos/a%2Fb']);
  const origin = config().basePath;
  expect(playback).toEqual({
    sources: [{ src: `${origin}/playback/v1/accounts/1/videos/master.m3u8`, type: 'application/x-mpegURL' }],
    texts: [{ src: `${origin}/ca.vtt`, language: 'ca', label: 'Valencià' }],
    thumbnails: `${origin}/thumbnails.vtt`,
  });
});

test.each([{}, { sources: 'cap' }, []])('an answer without sources is none: %j', async (answer) => {
  reply(answer);
  await expect(fetchPlayback('1', '2')).rejects.toThrow(ApiError);
});

test('BEY-19 knows the code of a refusal, the narrower of two', async () => {
  const refused = (body: unknown) => playbackCode(new ApiError('x', 'unauthorized', 403, body as object));
  expect(refused([{ error_code: 'ACCESS_DENIED', error_subcode: 'CLIENT_GEO', message: '' }])).toBe(
    'CLIENT_GEO',
  );
  expect(refused([{ error_code: 'VIDEO_NOT_PLAYABLE', message: '' }])).toBe('VIDEO_NOT_PLAYABLE');
  expect(refused({})).toBeUndefined();
});
