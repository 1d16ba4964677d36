import { describe, expect, test } from 'vitest';
import { openingTag, sample } from './opening.server.ts';

const file = { src: '/far.mp4', type: 'video/mp4' };
const captions = [{ src: '/far.vtt', language: 'ca', label: 'Valencià' }];
const written = (data: Partial<Parameters<typeof openingTag>[0]>) =>
  String(openingTag({ ...sample, ...data }));
const media = (more: object) => ({
  type: 'video' as const,
  title: 'Com es fa un far',
  player: { bcId: '1', bcPlayer: 'default', bcEmbed: 'default', ...more },
});

describe('the file of an opening block', () => {
  test('PLAY-23 is in the browser’s own player, which loads nothing before a press', () => {
    expect(written({ file, captions })).toContain(
      '</a>\n  <video slot="player" controls playsinline preload="none" poster="data:," aria-label="Com es fa un far"><source src="/far.mp4" type="video/mp4"><track kind="captions" src="/far.vtt" srclang="ca" label="Valencià"></video>',
    );
  });

  test('has the poster of the block where no picture is behind it', () => {
    const list = [{ href: '/c/1', title: 'Capítol 1' }];
    expect(written({ file, list, poster: '/far.webp' })).toContain('preload="none" poster="/far.webp"');
    expect(written({ file, list })).not.toContain('poster=');
  });

  test('of an audio is in an audio player', () => {
    const audio = { ...media({}), type: 'audio' as const };
    expect(written({ media: audio, picture: undefined, file: { src: '/coral.m4a' } })).toContain(
      '<audio slot="player" controls preload="none" aria-label="Com es fa un far"><source src="/coral.m4a"></audio>',
    );
  });

  test('begins at the second of the block, unless its address says another', () => {
    expect(written({ file, start: 30 })).toContain('src="/far.mp4#t=30"');
    expect(written({ file: { src: '/far.mp4#t=5' }, start: 30 })).toContain('src="/far.mp4#t=5"');
  });

  test('takes the place of the player for pages without script', () => {
    const withoutScript = openingTag(sample);
    expect(written({ withoutScript })).toContain('<noscript>');
    expect(written({ withoutScript, file })).not.toContain('<noscript>');
  });

  test('is the link’s target if there is no page for it', () => {
    expect(written({ file, href: undefined })).toContain('<a slot="poster" data-ap-press href="/far.mp4">');
  });

  test.each([
    ['of a chosen language of the stream', { media: media({ audioTrackLanguage: 'es' }) }],
    ['that is a script', { file: { src: 'javascript:alert(1)' } }],
    ['of expired content', { expired: true }],
  ])('is not written %s', (_name, data) => {
    expect(written({ file, ...data })).not.toContain('<video');
  });
});
