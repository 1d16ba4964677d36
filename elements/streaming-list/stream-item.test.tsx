import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Stream } from '../../src/api/streaming.types.ts';
import { imageService } from '../../src/config/image-service.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { written } from '../../tests/support/written.ts';
import { drawStream } from './stream-item.tsx';
import { streamingListTag } from './streaming-list.server.ts';
import { texts } from './streaming-list.texts.ts';

const video = { href: '/directes/tv' };
const audio = { href: '/directes/radio' };
const unsafe = { href: 'javascript:alert(1)' };
const clip = { image: { src: '/clip/00000000-0000-4000-8000-000000000001', alt: 'Una antena' } };
const byHand = {
  image: {
    src: '/a.jpg',
    alt: '',
    sources: [{ srcset: '/b.webp', media: '(max-width: 400px)', width: 400 }],
  },
};

test.each<[title: string, parts: Partial<Stream>]>([
  ['no address', {}],
  ['no kicker', { kicker: '' }],
  ['a picture', { video }],
  ['sound', { audio }],
  ['both', { video, audio }],
  ['an unsafe address', { video: unsafe, audio }],
  ['a clip', { image: clip }],
  ['sources made by hand', { image: byHand }],
])('STRM-03 IMG-01 a stream with %s is drawn as the server writes it', (_title, parts) => {
  givenPage();
  const stream: Stream = { id: '1', kicker: 'Apunt TV', title: '«El matí» & més', ...parts };
  const { container } = render(<ul>{drawStream(stream, texts)}</ul>);
  const html = String(streamingListTag({ streams: [stream], imageService: imageService() }));
  expect([...container.querySelectorAll('li')]).toEqual(written(html, 'li'));
});
