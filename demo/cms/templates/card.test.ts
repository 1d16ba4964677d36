import { expect, test } from 'vitest';
import type { ContentCard, MediaType, Multimedia, ShowCard } from '../content/card.types.ts';
import { defaultPictures } from '../content/default-pictures.ts';
import { type SiteName, sites } from '../content/sites.ts';
import { illustrationId } from '../pictures/clip.ts';
import { badge, cardImage, drawActivityCard, drawBlogCard, drawContentCard, drawShowCard } from './card.ts';
import { listCards } from './lists/listed-card.ts';
import type { Page } from './page.ts';
import { plainText } from './plain-text.ts';

const pageOf = (site: SiteName) => ({ site: sites[site], basePath: '' }) as Page;
const page = pageOf('apunt');
const id = '01234567-89ab-cdef-0123-456789abcdef';
const image = { src: `/clip/${id}`, alt: 'Un far' };
const hostile = `"><img src=x onerror=alert(1)><script>alert(1)</script>`;

const content: ContentCard = {
  id: 'c5',
  url: '/videos/far',
  title: 'Com es fa un far',
  name: 'far',
  programTitle: 'La Costera',
  description: 'Tres dies.',
  category: { name: 'Documental', url: '/documentals' },
  multimedia: { type: 'image', image },
};
const draw = (card: Partial<ContentCard>, on = page) =>
  String(drawContentCard(on, { ...content, ...card }, { badge: badge(card.mediaInfo), meta: '' }));
const show: ShowCard = {
  id: 's1',
  name: 'La Costera',
  url: '/programes/la-costera',
  image,
  icon: 'television',
  resume: [
    { html: '<p> </p>' },
    { html: '<p>Olor de <b>sal</b> &amp; <i>vent</i>.</p>' },
    { html: '<p>Més.</p>' },
  ],
};

test('CARD-01 T11 draws picture, category and title link, and contains the favourite button', () => {
  const html = draw({});
  expect(html).toContain('<p class="kicker">Documental</p>');
  expect(html).toContain('<a href="/videos/far">Com es fa un far</a>');
  expect(html).toContain('<ap-favourite-button kind="content" content-id="c5" label="Com es fa un far">');
  expect(html).toContain(id);
  expect(draw({ id: undefined })).not.toContain('ap-favourite-button');
});

test.each<[MediaType, string]>([
  ['video', 'Vídeo'],
  ['videoEmbed', 'Vídeo'],
  ['image', 'Imatges'],
  ['audio', 'Àudio'],
  ['video360', 'Vídeo de 360 graus'],
  ['pindola', 'Píndola'],
])('CARD-02 the badge of %s shows «%s»', (type, name) => {
  expect(draw({ mediaInfo: { type } })).toContain(`<span class="hidden-text">${name}</span>`);
  expect(draw({ mediaInfo: { type, seconds: 90 } })).toMatch(new RegExp(`${name} de .*1:30`));
});

test.each([0, 0.4, Number.NaN, undefined])(
  'PLAY-33 a card of %s seconds says what it is and no length',
  (seconds) => {
    const drawn = draw({ mediaInfo: { type: 'video', ...(seconds !== undefined && { seconds }) } });
    expect(drawn).toContain('<span class="hidden-text">Vídeo</span>');
    expect(drawn).not.toMatch(/\d:\d\d|NaN/);
  },
);

test('PLAY-22 the badge of a long film has its hours', () => {
  expect(draw({ mediaInfo: { type: 'video', seconds: 3675 } })).toContain('1:01:15');
});

test('CARD-02 draws no badge without media or for an unknown kind', () => {
  expect(draw({})).not.toContain('badge');
  expect(draw({ mediaInfo: { type: 'constructor' as MediaType } })).not.toContain('badge');
});

test('CARD-10 uses the picture of the type of media', () => {
  const named = (alt: string) => ({ ...image, alt });
  const all = { image: named('i'), player: { poster: named('p') }, videoEmbed: { poster: named('e') } };
  const of = (type: Multimedia['type']) => cardImage(page, { type, ...all }).alt;
  expect([of('image'), of('video'), of('audio'), of('videoEmbed')]).toEqual(['i', 'p', 'p', 'e']);
});

test('CARD-10 SITE-05 uses the site’s picture when there is none or its address is unsafe', () => {
  for (const site of ['apunt', 'lacolla', 'apunts'] as const) {
    const own = illustrationId(defaultPictures[site].name);
    for (const multimedia of [
      { type: 'image' },
      { type: 'video', image },
      { type: 'audio', player: {} },
      { type: 'videoEmbed', videoEmbed: {} },
      { type: 'image', image: { src: 'javascript:alert(1)', alt: '' } },
    ] as Multimedia[])
      expect(draw({ multimedia }, pageOf(site)), `${site} ${multimedia.type}`).toContain(own);
  }
});

test('CARD-03 CARD-04 T12 draws the title link, the first paragraph with text, and the channel', () => {
  const html = String(drawShowCard(page, show));
  expect(html).toContain('<a href="/programes/la-costera">La Costera</a>');
  expect(html).toContain('<p class="meta">Olor de sal &amp; vent.</p>');
  expect(html).not.toContain('Més.');
  expect(html).toContain('<ap-favourite-button kind="show" content-id="s1"');
  expect(String(drawShowCard(page, { ...show, image: undefined }))).toContain(
    illustrationId(defaultPictures.apunt.name),
  );
  for (const [icon, name] of [
    ['television', 'Televisió'],
    ['radio', 'Ràdio'],
    ['both', 'Televisió i ràdio'],
  ] as const)
    expect(String(drawShowCard(page, { ...show, icon }))).toContain(
      `<span class="hidden-text">${name}</span>`,
    );
});

test('CARD-09 draws nothing for an empty icon', () => {
  const html = String(drawShowCard(page, { ...show, icon: '' }));
  expect(html.match(/<svg/g), 'that of the heart').toHaveLength(1);
  expect(html).not.toContain('badge');
});

test('CARD-05 CARD-06 T13 draws picture, place with its icon, title link and description', () => {
  const activity = {
    title: 'Taller',
    url: '/activitats/taller',
    multimedia: {},
    location: 'Vilaclara',
    description: 'Paper.',
  };
  const html = String(drawActivityCard(page, activity, true));
  expect(html).toContain(illustrationId(defaultPictures.apunt.name));
  expect(html).toMatch(/<svg[^>]*>.*<\/svg> Vilaclara/s);
  expect(html).toContain('<a href="/activitats/taller">Taller</a>');
  expect(html).toContain('<p class="summary">Paper.</p>');
  expect(String(drawActivityCard(page, { ...activity, location: '' }))).not.toContain('<svg');
});

const row = {
  id: 's1',
  type: 'program',
  title: 'La Costera',
  url: '/programes/la-costera',
  kicker: 'Televisió',
  summary: 'Olor de sal.',
  image,
  details: { icon: 'television' },
  published_at: new Date('2026-03-03'),
} as const;

test('CARD-07 T14 a programme of the index has its first text, its heart and where it is on', () => {
  const [html = ''] = listCards(page, 'programmes', [row]).map(String);
  for (const part of [
    '<a href="/programes/la-costera">La Costera</a>',
    'Olor de sal.',
    id,
    '<ap-favourite-button kind="show" content-id="s1"',
    '<span class="hidden-text">Televisió</span>',
  ])
    expect(html).toContain(part);
  const [bare] = listCards(page, 'programmes', [{ ...row, id: 'programme-x', details: {} }]).map(String);
  expect(bare).not.toMatch(/ap-favourite-button|badge/);
});

test.each([
  ['Empar Ribelles', true],
  ['Carme Estellés', false],
])('CARD-08 the blog index has the account of %s: %s', (author, hasAccount) => {
  const [html = ''] = listCards(page, 'blogs', [{ ...row, type: 'blog', details: { author } }]).map(String);
  expect(html).toContain(author);
  expect(html.includes('class="account" href="https://x.com/')).toBe(hasAccount);
});

test('CARD-08 T15 draws name, title, text and an author with an account', () => {
  const blog = {
    name: 'El mirador',
    title: 'Elogi de la cadira',
    url: '/blogs/cadira',
    image,
    resume: [{ html: '<p>Traure la cadira.</p>' }],
    author: { id: 'e', name: 'Empar', twitterAccount: { text: '@empar', href: 'https://x.com/empar' } },
  };
  const html = String(drawBlogCard(page, blog));
  for (const part of ['El mirador', 'Elogi de la cadira', 'Traure la cadira.', 'Empar', id])
    expect(html).toContain(part);
  expect(html).toContain('href="https://x.com/empar" target="_blank" rel="noopener noreferrer">@empar</a>');
  const unsafe = { ...blog.author, twitterAccount: { text: '@empar', href: 'javascript:alert(1)' } };
  expect(String(drawBlogCard(page, { ...blog, author: unsafe }))).not.toContain('@empar');
});

test('W-04 W-06 escapes hostile texts and omits the link of an unsafe address', () => {
  const html = [
    draw({ title: hostile, category: { name: hostile, url: '' }, id: hostile, url: 'javascript:alert(1)' }),
    String(drawShowCard(page, { ...show, name: hostile, resume: [{ html: hostile }] })),
  ].join('');
  expect(html).not.toMatch(/<script|onerror=alert\(1\)>|javascript:/);
  expect(plainText('<p title="a>b">x</p> &lt;b&gt;')).toContain('<b>');
});
