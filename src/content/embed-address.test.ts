import { expect, test } from 'vitest';
import { embedAddress } from './embed-address.ts';

test.each([
  ['https://youtu.be/x', 'https://youtu.be/x'],
  [
    '<iframe width="5" src="https://www.youtube.com/embed/x?a=1&amp;b=2" allow="autoplay"></iframe>',
    'https://www.youtube.com/embed/x?a=1&b=2',
  ],
  [
    "<p>Vídeo</p>\n<IFRAME title='a > b, src=y' data-src='/no' SRC = '//player.vimeo.com/video/1'></IFRAME>",
    '//player.vimeo.com/video/1',
  ],
  ['<iframe src=https://youtu.be/x></iframe>', 'https://youtu.be/x'],
])('PLAY-24 takes the address of a video from %s', (embed, address) => {
  expect(embedAddress(embed)).toBe(address);
});

test.each([
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<b>"></iframe><img src="/x.png">',
  '<iframe title="src=/x"></iframe>',
  '<iframe src="/never-closed"',
  '<p>Cap vídeo</p>',
  '',
  5,
  undefined,
])('W-06 finds no address in %s', (embed) => {
  expect(embedAddress(embed)).toBeUndefined();
});
