import { expect, test, vi } from 'vitest';
import { everyElement } from '../../tests/support/body/every-element.ts';
import type { BodyElement } from './body.types.ts';
import { bodyViews, oncePerType } from './body-views.ts';
import { toHtml } from './view-html.ts';

const context = { imageService: { base: '/web' }, basePath: '/web', onUnknown: () => {} };
const draw = (...elements: unknown[]) => toHtml(bodyViews(elements as BodyElement[], context));

test('BODY-02 BODY-03 draws every type, each in its own way', () => {
  const types = new Set(everyElement.map(({ type }) => type));
  expect(types.size).toBe(19);
  for (const element of everyElement) expect(draw(element), JSON.stringify(element)).not.toBe('');
});

test('BODY-01 W-04 draws an editor’s html as a paragraph, or as a box when it holds blocks', () => {
  expect(draw({ type: 'paragraph', html: ' <b>A</b><script>1</script> ' })).toBe('<p><b>A</b></p>');
  expect(draw({ type: 'paragraph', html: '<p>A</p>' })).toBe('<div><p>A</p></div>');
  expect(draw({ type: 'paragraph', html: '  ' })).toBe('');
});

test('BODY-05 allows only their own tags for headings and lists', () => {
  for (const tag of ['h2', 'h3', 'h4', 'h5', 'h6'])
    expect(draw({ type: 'heading', tag, text: '<A>' })).toBe(`<${tag}>&lt;A&gt;</${tag}>`);
  for (const tag of ['h1', 'h7', 'H3', 'script', 'h2 onclick', '', undefined, 2, ['h3']])
    expect(draw({ type: 'heading', tag, text: 'A' })).toBe('<h2>A</h2>');
  expect(draw({ type: 'listing', tag: 'ol', items: ['A', '<i>B</i>'] })).toBe(
    '<ol><li>A</li><li><i>B</i></li></ol>',
  );
  for (const tag of ['table', 'dl', 'OL', undefined])
    expect(draw({ type: 'listing', tag, items: ['A'] })).toBe('<ul><li>A</li></ul>');
});

test('IMG-02 IMG-04 offers the variants of a picture, keeps its space and loads it lazily', () => {
  const html = draw({
    type: 'image',
    image: { src: '/clip/0f8fad5b-d9cb-469f-a165-708677289501', alt: 'Un pati' },
    ratio: '4-3',
  });
  expect(html).toContain('data-ratio="4-3"');
  expect(html.match(/<source /g)).toHaveLength(2);
  expect(html).toContain('alt="Un pati" width="1200" height="900" loading="lazy" decoding="async">');
  expect(html).not.toContain('figcaption');
});

test('BODY-01 PLAY-01 plays video and audio in our player, around the browser’s own with a name and a link', () => {
  const video = draw({
    type: 'video',
    src: '/v.mp4',
    poster: '/p.jpg',
    title: 'Pluja',
    mimeType: 'video/mp4',
  });
  expect(video).toBe(
    '<figure class="ap-body-video"><ap-player media-title="Pluja" poster="/p.jpg"><video controls="" preload="none" playsinline="" poster="/p.jpg" aria-label="Pluja"><source src="/web/v.mp4" type="video/mp4"><a href="/web/v.mp4">Baixeu «Pluja»</a></video></ap-player><figcaption>Pluja</figcaption></figure>',
  );
  expect(draw({ type: 'video', src: '/v.mp4' })).toContain(
    '<video controls="" preload="none" playsinline="" aria-label="Vídeo">',
  );
  expect(draw({ type: 'audio', src: '/a.mp3', title: 'Campanes' })).toBe(
    '<figure class="ap-body-audio"><ap-player type="audio" media-title="Campanes"><p><b>Campanes</b></p><audio controls="" preload="none" src="/web/a.mp3" aria-label="Campanes"><a href="/web/a.mp3">Baixeu «Campanes»</a></audio></ap-player></figure>',
  );
});

test('PLAY-23 PLAY-21 names the id of the video service, with captions for readers without script', () => {
  const captions = [
    { src: '/ca.vtt', language: 'ca', label: 'Valencià' },
    { src: '/es.vtt', language: 'es' },
    { src: 'javascript:alert(1)', language: 'fr', label: 'Francés' },
    { src: '/x.vtt' },
    null,
  ];
  const html = draw({ type: 'video', src: '/v.mp4', bcId: '6000000000101', vertical: true, captions });
  expect(html).toContain('<ap-player bc-id="6000000000101" vertical="">');
  expect(html.match(/<track [^>]*>/g)).toEqual([
    '<track kind="captions" src="/web/ca.vtt" srclang="ca" label="Valencià">',
    '<track kind="captions" src="/web/es.vtt" srclang="es" label="es">',
  ]);
  expect(draw({ type: 'audio', src: '/a.mp3', bcId: '6000000000201' })).toContain(
    '<ap-player type="audio" bc-id="6000000000201" media-title="Àudio">',
  );
});

test.each([
  [59.9, '0:59'],
  [60, '1:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3675, '1:01:15'],
])('PLAY-22 PLAY-33 a video or an audio of %s seconds is said to last %s', (duration, said) => {
  for (const type of ['video', 'audio'])
    expect(draw({ type, src: '/m', title: 'A', duration })).toContain(`<small>${said}</small></figcaption>`);
});

test.each([undefined, null, 0, 0.4, -5, Number.NaN, Number.POSITIVE_INFINITY, '60'])(
  'PLAY-33 a duration of %s has no stamp',
  (duration) => {
    for (const type of ['video', 'audio'])
      expect(draw({ type, src: '/m', title: 'A', duration })).not.toContain('<small>');
  },
);

test('BODY-01 FMT-04 shows and requests the times of an audio fragment', () => {
  const html = draw({ type: 'audio-fragment', src: '/a.mp3#t=1', start: 65, end: 80.5 });
  expect(html).toContain('src="/web/a.mp3#t=65,80.5"');
  expect(html).toContain('<small>Fragment de 0:15, de 1:05 a 1:20</small>');
  for (const [start, end] of [
    [5, 5],
    [5, 4],
    [-1, 4],
    [Number.NaN, 4],
    ['1', '4'],
    [0, Number.POSITIVE_INFINITY],
  ])
    expect(draw({ type: 'audio-fragment', src: '/a.mp3', start, end })).toBe('');
});

test('PLAY-01 a fragment is the whole audio for the player, and its times', () => {
  expect(draw({ type: 'audio-fragment', src: '/a.mp3#t=1', start: 65, end: 80.5, title: 'A' })).toContain(
    '<ap-player type="audio-fragment" src="/web/a.mp3" start="65" end="80.5" media-title="A">',
  );
});

test('BODY-01 shows the format and size of a file', () => {
  const note = (element: object) =>
    /<small>(.*)<\/small>/.exec(draw({ type: 'file', href: '/a', ...element }))?.[1];
  expect(note({ name: 'A', size: 1_240_000, format: 'pdf' })).toBe('PDF · 1,2 MB');
  expect(note({ name: 'A', href: '/a.odt?v=2' })).toBe('ODT');
  expect(note({ name: 'A', size: -3 })).toBeUndefined();
  expect(draw({ type: 'file', href: '/a' })).toContain(
    '<a href="/web/a" download=""><span><b>/web/a</b></span></a>',
  );
});

test('BODY-01 EMB-01 draws embeds and posts as our tags with a link, and never their html as html', () => {
  expect(draw({ type: 'twitter', url: 'https://x.com/a', html: '<img src=x>' })).toBe(
    '<ap-social-embed provider="twitter" url="https://x.com/a"><a href="https://x.com/a">Obriu la publicació en X</a></ap-social-embed>',
  );
  expect(draw({ type: 'embed', title: 'Mapa', html: '<script>"1"</script>' })).toBe(
    '<ap-embed embed-title="Mapa" html="&lt;script&gt;&quot;1&quot;&lt;/script&gt;"><p>Mapa</p></ap-embed>',
  );
});

test('BODY-02 names the author of a quote', () => {
  expect(draw({ type: 'quote', text: 'Hola', author: 'Anna' })).toContain('<figcaption>Anna</figcaption>');
  expect(draw({ type: 'quote', text: 'Hola' })).not.toContain('figcaption');
});

test('BODY-03 W-06 draws hot topics as nested links, and one without a safe address as text', () => {
  const topics = everyElement.at(-1);
  expect(draw(topics)).toContain(
    '<li><a href="/web/a">A</a> <small>nota</small><ul><li><a href="https://b.example" target="_blank" rel="noopener nofollow">B</a></li></ul></li>',
  );
  expect(draw(topics)).toContain('<li><span>C</span></li>');
});

const refused = 'java\nscript:alert(1)';
test.each([
  { type: 'image', image: { src: refused } },
  { type: 'photo-gallery', cards: [{ image: { src: refused } }] },
  { type: 'video', src: refused },
  { type: 'audio', src: refused },
  { type: 'audio-fragment', src: refused, start: 0, end: 1 },
  { type: 'file', href: refused, name: 'A' },
  { type: 'related', cards: [{ href: refused, title: 'A' }] },
  { type: 'embed', url: refused, title: 'A' },
  { type: 'youtube', url: refused },
])('W-06 $type with an address that must not be used is left out', (element) => {
  expect(draw(element)).toBe('');
});

test('BODY-04 skips incomplete and invalid elements, and draws the others', () => {
  const nothing = everyElement.flatMap(({ type }) => [
    { type },
    { type, html: 7, text: null, items: 'x', cards: [null, 3], topics: {}, image: 1 },
  ]);
  expect(draw(...nothing, null, 'x', 7, undefined, [], { type: 'quote', text: 'A' })).toBe(
    '<figure class="ap-body-quote"><blockquote><p>A</p></blockquote></figure>',
  );
});

test('BODY-04 omits an unknown type and logs it once, even named like a property of objects', () => {
  const log = vi.fn();
  const onUnknown = oncePerType(log);
  const unknown = [
    { type: 'holograma' },
    { type: 'constructor' },
    { type: '__proto__' },
    { type: 'holograma' },
  ];
  expect(bodyViews(unknown as unknown as BodyElement[], { ...context, onUnknown })).toEqual([]);
  expect(log.mock.calls).toEqual([
    ['Body element of unknown type ignored: holograma'],
    ['Body element of unknown type ignored: constructor'],
    ['Body element of unknown type ignored: __proto__'],
  ]);
});
