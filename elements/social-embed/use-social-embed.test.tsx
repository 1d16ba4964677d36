import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderHookInHost } from '../../tests/support/render-in-host.tsx';
import { useSocialEmbed } from './use-social-embed.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

test.each([
  [
    'facebook',
    video,
    ['<ap-social-embed> provider="facebook": s’esperava «youtube», que és el de l’adreça.'],
  ],
  [
    'youtube',
    'https://www.youtube.com/',
    [
      '<ap-social-embed> url="https://www.youtube.com/": s’esperava l’adreça llarga d’un vídeo o d’una publicació.',
    ],
  ],
  ['youtube', video, []],
  ['embed', 'https://example.cat/noticia', []],
  ['embed', video, []],
] as const)('EMB-05 BEY-28 with provider %s and url %s it warns: %j', (provider, url, expected) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  givenPage({ embedUrl: '/encastat' });
  const host = document.createElement('ap-social-embed');
  renderHookInHost(() => useSocialEmbed({ provider, url, consent: 'ask' }), host);
  expect(warn.mock.calls.map(([text]) => text)).toEqual(expected);
});
