import type { BodyElement } from '../../src/content/body.types.ts';

const image = { src: '/clip/0f8fad5b-d9cb-469f-a165-70867728950e', alt: 'Una plaça' };
const social = { title: 'Un apunt', html: '<blockquote>Hola</blockquote>' };

/** Body elements of all types, with all their fields (BODY-01, BODY-02, BODY-03). */
export const everyBodyElement: BodyElement[] = [
  { type: 'paragraph', html: 'Text amb <strong>força</strong>.' },
  { type: 'heading', tag: 'h3', text: 'Un titular' },
  { type: 'listing', tag: 'ol', items: ['Una', 'Dues'] },
  { type: 'image', image, caption: 'Peu', signature: 'Apunt', ratio: '4-3' },
  { type: 'photo-gallery', cards: [{ image, title: 'Una', signature: 'Apunt' }, { image }] },
  {
    type: 'video',
    src: '/v.mp4',
    bcId: '6000000000101',
    poster: '/p.webp',
    title: 'Vídeo',
    mimeType: 'video/mp4',
    captions: [{ src: '/ca.vtt', language: 'ca', label: 'Valencià' }],
    vertical: false,
    duration: 60,
  },
  { type: 'audio', src: '/a.mp3', bcId: '6000000000201', title: 'Àudio', duration: 12.5 },
  { type: 'audio-fragment', src: '/a.mp3', start: 1, end: 4, title: 'Tall' },
  { type: 'file', href: '/f.pdf', name: 'Programa', size: 2048, format: 'PDF' },
  { type: 'related', cards: [{ title: 'Una', href: '/noticies/una', kicker: 'Cultura', image }] },
  { type: 'supplementary-text', title: 'Context', html: '<p>Més.</p>' },
  { type: 'embed', title: 'Mapa', url: 'https://example.cat/mapa', button: 'Obriu', modalImage: '/m.webp' },
  { type: 'facebook', url: 'https://www.facebook.com/a/posts/1', ...social },
  { type: 'instagram', url: 'https://www.instagram.com/p/a/', ...social },
  { type: 'tiktok', url: 'https://www.tiktok.com/@a/video/1', ...social },
  { type: 'twitter', url: 'https://x.com/a/status/1', ...social },
  { type: 'youtube', url: 'https://www.youtube.com/watch?v=abcdefghijk', ...social },
  { type: 'quote', text: 'Això és una cita.', author: 'Algú' },
  {
    type: 'hot-topics',
    topics: [{ title: 'Tema', href: '/t', children: [{ title: 'Subtema', href: '/t/s' }] }],
  },
];
