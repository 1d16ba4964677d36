import type { BodyElement } from '../../../src/content/body.types.ts';

const clip = (digit: number) => `/clip/0f8fad5b-d9cb-469f-a165-70867728950${digit}`;

/** Body elements of each type for tests, with all possible data and then with the least. */
export const everyElement: readonly BodyElement[] = [
  {
    type: 'paragraph',
    html: 'Hola, <strong>món</strong>: a &lt; b &amp; c<br>i <a href="/a?b=1&amp;c=2" target="_blank">fora</a>.',
  },
  { type: 'paragraph', html: '<p>Un</p><blockquote><p>Dos</p></blockquote><ul><li>Tres</li></ul>' },
  { type: 'heading', tag: 'h3', text: 'Títol <b>& «tot»' },
  { type: 'heading', tag: 'h1', text: 'Sense nivell' },
  { type: 'listing', tag: 'ol', items: ['<em>Un</em>', 'Dos', '<p>Tres</p><p>Quatre</p>'] },
  { type: 'listing', tag: 'table', items: ['Un'] },
  {
    type: 'image',
    image: { src: clip(1), alt: 'Un "pati"' },
    caption: 'El pati',
    signature: 'Foto: Anna',
    ratio: '4-3',
  },
  { type: 'image', image: { url: '/foto.jpg' } },
  {
    type: 'photo-gallery',
    cards: [
      { image: { src: clip(2), alt: 'A' }, title: 'Primera', signature: 'Anna' },
      { image: { src: clip(3), alt: 'B' } },
    ],
  },
  { type: 'video', src: '/v.mp4', poster: clip(4), title: 'Pluja', mimeType: 'video/mp4' },
  { type: 'video', src: '/v.mp4' },
  {
    type: 'video',
    src: '/v.mp4',
    bcId: '6000000000105',
    captions: [{ src: '/ca.vtt', language: 'ca', label: 'Valencià' }],
    vertical: true,
    duration: 60,
  },
  { type: 'audio', src: '/a.mp3', bcId: '6000000000201', title: 'Campanes', duration: 75 },
  { type: 'audio', src: '/a.mp3' },
  { type: 'audio-fragment', src: '/a.mp3', start: 65, end: 80.5, title: 'La grossa' },
  { type: 'file', href: '/programa.pdf', name: 'Programa', size: 1_240_000, format: 'pdf' },
  { type: 'file', href: '/notes.txt?v=1', name: '' },
  {
    type: 'related',
    cards: [
      { href: '/a', title: 'Amb foto', kicker: 'Cultura', image: { src: clip(5), alt: 'x' } },
      { href: 'https://b.example/', title: 'Sense foto' },
    ],
  },
  { type: 'supplementary-text', title: 'Sabíeu que…', html: '<p>Un <b>litre</b></p>' },
  { type: 'supplementary-text', html: 'Només text' },
  { type: 'embed', title: 'Gràfic', url: '/incrustat/aforament', button: 'Obriu-lo', modalImage: clip(6) },
  {
    type: 'embed',
    title: 'Mapa',
    html: '<script>alert("mai")</script><iframe src="https://b.example"></iframe>',
  },
  { type: 'facebook', url: 'https://www.facebook.com/a/posts/1', title: 'La coral' },
  { type: 'instagram', url: 'https://www.instagram.com/p/Cabcdef/' },
  { type: 'tiktok', url: 'https://www.tiktok.com/@a/video/7301234567890123456' },
  {
    type: 'twitter',
    url: 'https://x.com/a/status/1',
    html: '<blockquote>Text</blockquote><script src="//x.com/w.js"></script>',
  },
  { type: 'youtube', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
  { type: 'quote', text: 'Cantar ací és com tornar a casa', author: 'Amàlia' },
  { type: 'quote', text: 'Hola' },
  {
    type: 'hot-topics',
    topics: [
      {
        title: 'A',
        href: '/a',
        text: 'nota',
        children: [{ title: 'B', href: 'https://b.example', target: '_blank', rel: 'opener nofollow' }],
      },
      { title: 'C', href: 'java\tscript:alert(1)' },
    ],
  },
];
