import { expect, test } from 'vitest';
import { readThumbnails } from './thumbnails.ts';

test('the pictures of a list, with whole addresses; what cannot be read of it is left out', () => {
  const list = [
    'WEBVTT',
    '00:04.000 --> 00:08.000\nfar.jpg#xywh=160,0,160,90',
    '01:00:00.000 --> 01:00:04.500 align:start\r\n/b.jpg#xywh=0,90,160,90',
    '00:08.000 --> 00:12.000\njavascript:alert(1)#xywh=0,0,1,1',
    '00:12.000 --> 00:16.000\nfar.jpg',
  ].join('\n\n');
  const size = { width: 160, height: 90 };
  expect(readThumbnails(list, 'https://a.example/v1/t.vtt')).toEqual([
    { start: 4, end: 8, src: 'https://a.example/v1/far.jpg', x: 160, y: 0, ...size },
    { start: 3600, end: 3604.5, src: 'https://a.example/b.jpg', x: 0, y: 90, ...size },
  ]);
  expect(readThumbnails('<!doctype html>', 'https://a.example/')).toEqual([]);
});
