import { describe, expect, test } from 'vitest';
import { playerTag } from './player.server.ts';
import { fallbackLink, mediaOf, serverMedia } from './server-media.ts';

function host(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

describe('what the server wrote', () => {
  test('PLAY-24 is a player of the browser, with what the widget needs to go on', () => {
    const html = String(
      playerTag({
        mediaTitle: 'Dos <b>fars</b>',
        poster: '/far.webp',
        vertical: true,
        start: 3,
        files: [{ src: '/far.mp4', type: 'video/mp4' }],
        captions: [{ src: '/far.vtt', language: 'ca', label: 'Valencià' }],
      }),
    );
    expect(html).toContain('vertical');
    expect(html).not.toContain('<b>');
    const media = serverMedia(host(html));
    expect(media?.localName).toBe('video');
    expect(media && mediaOf(media)).toEqual({
      sources: [{ src: '/far.mp4', type: 'video/mp4' }],
      texts: [{ src: expect.stringMatching(/\/far.vtt$/), language: 'ca', label: 'Valencià' }],
    });
  });

  test('without a file is a picture with a link, and without that a name', () => {
    expect(
      String(playerTag({ bcId: '1', mediaTitle: 'Un far', href: '/videos/far', poster: '/far.webp' })),
    ).toContain('<a data-ap-press href="/videos/far"><img src="/far.webp" alt=""> Un far</a>');
    expect(String(playerTag({ bcId: '1', href: 'javascript:alert(1)' }))).toContain('<p>Vídeo</p>');
  });

  test('BEY-19 is where one can go when nothing plays', () => {
    expect(fallbackLink(host('<a href="/videos/far">Un far</a>'), '/far.mp4')).toBe('/videos/far');
    expect(fallbackLink(host('<video src="/far.mp4"></video>'), undefined)).toBe('/far.mp4');
    expect(fallbackLink(host('<a href="javascript:alert(1)">x</a>'), undefined)).toBeUndefined();
  });

  test('BEY-19 is the server’s in a player too that another widget has drawn', () => {
    const mount = document.createElement('div');
    mount.dataset.apMount = '';
    const player = host('<a href="/videos/far">Un far</a><div data-ap-mount><a href="/x">x</a></div>');
    mount.append(player);
    expect(fallbackLink(player, undefined)).toBe('/videos/far');
  });

  test('a script is no source', () => {
    const media = serverMedia(host('<audio src="javascript:alert(1)"></audio>'));
    expect(media && mediaOf(media).sources).toEqual([]);
  });
});
