import { expect, test, vi } from 'vitest';
import type { BodyElement } from '../../../src/content/body.types.ts';
import { formatDuration } from '../../../src/i18n/durations.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { ListedRow } from '../../api/catalogue/read-list.ts';
import { decode, samplePoll } from '../../testing/pages.ts';
import type { Content } from '../content/content.types.ts';
import { sites } from '../content/sites.ts';
import { articlePage } from './article-page.ts';
import { body } from './body.ts';
import { layout } from './layout.ts';
import { choicesOf, indexPage } from './lists/list-page.ts';
import { resultsPage } from './lists/results-page.ts';
import { dataLink, type Page } from './page.ts';
import { picture } from './picture.ts';

const page: Page = {
  site: sites.apunt,
  basePath: '/web',
  origin: 'https://apunt.example',
  now: new Date('2026-03-03T19:15:00Z'),
  startedAt: new Date('2026-03-03T19:15:00Z'),
  bundle: {
    entry: { file: 'ap.js', integrity: 'sha384-entry' },
    base: { file: 'ap-base.css', integrity: 'sha384-base' },
    core: { file: 'chunks/core-1.js' },
    tags: new Map([
      ['ap-share-bar', [{ file: 'chunks/share-bar-1.js' }, { file: 'chunks/share-bar-1.css' }]],
      ['ap-poll', [{ file: 'chunks/poll-1.js' }]],
    ]),
    sheets: new Map([['ap-gate', { file: 'ap-gate.css', integrity: 'sha384-gate' }]]),
  },
  stylesheets: {
    site: 'site.css',
    account: 'account.css',
    body: 'body.css',
    card: 'card.css',
    cardPrint: 'card-print.css',
    media: 'media.css',
    newsroom: 'newsroom.css',
    tool: 'tool.css',
  },
  fonts: ['text.woff2'],
  forms: {},
};
const hostile = `"><img src=x onerror=alert(1)></script><script>alert(1)</script>'\u2028&`;

const hostileContent: Content = {
  kind: 'news',
  slug: 'a',
  kicker: hostile,
  title: hostile,
  lead: hostile,
  illustration: { name: 'x', alt: hostile },
  author: hostile,
  minutesAgo: 1,
  note: hostile,
  body: [
    { type: 'heading', tag: 'h2', text: hostile },
    { type: 'paragraph', html: hostile },
    { type: 'listing', tag: 'ul', items: [hostile] },
    { type: 'quote', text: hostile, author: hostile },
    {
      type: 'image',
      image: { src: '/y.jpg', alt: hostile },
      caption: hostile,
      signature: hostile,
    },
    {
      type: 'hot-topics',
      topics: [{ title: hostile, href: hostile, text: hostile, target: '_blank', rel: hostile }],
    },
  ],
};

const hostileRow: ListedRow = {
  id: hostile,
  type: 'news',
  title: hostile,
  url: `/${hostile}`,
  kicker: hostile,
  summary: hostile,
  image: { src: hostile, alt: hostile },
  details: { note: hostile },
  published_at: new Date('2026-03-03T18:15:00Z'),
};

test('W-04 W-06 escapes hostile texts in every field of an article', () => {
  const poll = {
    ...samplePoll,
    id: hostile,
    question: hostile,
    options: [{ id: hostile, title: hostile, votes: 1, image: hostile }],
    startDate: { date: hostile },
  };
  const html = [
    articlePage(page, hostileContent, { poll }),
    resultsPage(page, {
      text: hostile,
      type: undefined,
      isInside: false,
      refusal: hostile,
      results: {
        others: [{ path: hostile, kicker: hostile, title: hostile }],
        rows: [hostileRow],
        words: ['img', 'script'],
        meant: undefined,
        cursorMark: hostile,
        isCut: true,
      },
    }),
    resultsPage(page, {
      text: hostile,
      type: 'news',
      isInside: true,
      results: { others: [], rows: [], words: [], meant: hostile, cursorMark: null, isCut: false },
    }),
    indexPage(page, 'az', {
      query: { letter: hostile, text: hostile, location: [hostile], age: [], filters: [] },
      found: { rows: [hostileRow], cursorMark: hostile, isCut: true },
      isInside: true,
      notices: [hostile],
      choices: choicesOf('az', [{ C_INE: hostile, NOMBRE: hostile }]),
    }),
  ].join('');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<script>');
  expect(html.match(/<script/g)?.length).toBe(html.match(/<\/script>/g)?.length);
  expect(html.match(/<h1>[^<]*<\/h1>/)).not.toBeNull();
});

test('BODY-04 omits elements of an unknown type and logs them once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unknown = { type: 'holograma' };
  const elements = [unknown, { type: 'paragraph', html: 'A' }, unknown] as unknown as BodyElement[];
  expect(String(body(page, elements))).toBe('<p>A</p>');
  expect(warn.mock.calls).toEqual([['Body element of unknown type ignored: holograma']]);
  warn.mockRestore();
});

test('SITE-12 W-06 adds the base path only to internal addresses', () => {
  expect(dataLink(page, '/a#b')).toBe('/web/a#b');
  expect(dataLink(page, '//b.example/a')).toBe('//b.example/a');
  expect(dataLink(page, 'mailto:a@b.example')).toBe('mailto:a@b.example');
  expect(dataLink(page, 'data:text/html,x')).toBeUndefined();
});

test('IMG-04 IMG-05 offers webp and jpg, reserves the picture’s space and loads it lazily unless it leads', () => {
  const image = { src: '/clip/0f8fad5b-d9cb-469f-a165-70867728950e', alt: 'Un pati' };
  const lazy = decode(String(picture(page, image, 'card')));
  expect(lazy).toContain(
    '<source type="image/webp" srcset="/web/clip/0f8fad5b-d9cb-469f-a165-70867728950e_16-9-aspect-ratio_160.webp 160w',
  );
  expect(lazy).toContain('sizes="(max-width: 578px) 92vw, (max-width: 1099px) 46vw, 370px"');
  expect(lazy).toMatch(/alt="Un pati" width="640" height="360" loading="lazy"/);
  const lead = String(picture(page, image, 'lead', true));
  expect(lead).toContain('fetchpriority="high"');
  expect(lead).not.toContain('loading="lazy"');
  expect(picture(page, { src: 'javascript:alert(1)' }, 'card')).toBe('');
});

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [842, '14:02'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('FMT-04 formats %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('DEL-01 preloads only the files of the page’s tags', () => {
  const html = decode(String(articlePage(page, hostileContent, {})));
  expect(html).toContain(
    '<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="/web/dist/chunks/share-bar-1.js" />',
  );
  expect(html).toContain('<link rel="preload" as="style" href="/web/dist/chunks/share-bar-1.css" />');
  expect(html).not.toContain('poll-1.js');
});

test('DEL-01 preloads no files of a tag that is far below', () => {
  const poll = { file: 'chunks/poll-1.js' };
  const bundle = { ...page.bundle, tags: new Map([['ap-poll', [poll]]]) };
  const pageOf = (before: string) =>
    String(
      layout(
        { ...page, bundle },
        { title: 'Prova', description: '', main: html`<p>${before}</p><ap-poll></ap-poll>` },
      ),
    );
  expect(pageOf('Un text')).toContain(poll.file);
  expect(pageOf('Un text '.repeat(300))).not.toContain(poll.file);
});

test('DEL-01 loads the bundle with its integrity and preloads its core', () => {
  const html = decode(String(articlePage(page, hostileContent, {})));
  expect(html).toContain('<script type="module" src="/web/dist/ap.js" integrity="sha384-entry"></script>');
  expect(html).toContain('<link rel="stylesheet" href="/web/dist/ap-base.css" integrity="sha384-base" />');
  const core =
    '<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="/web/dist/chunks/core-1.js" />';
  expect(html).toContain(core);
  // the first paint waits for the stylesheets, and for no widget
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf(core));
  const unbuilt = articlePage(
    { ...page, bundle: { ...page.bundle, core: undefined, tags: new Map() } },
    hostileContent,
    {},
  );
  expect(String(unbuilt)).not.toContain('as="fetch"');
});

test('DEL-01 links the sheet of a tag that has one, wherever the tag is, and on no page without it', () => {
  const pageOf = (main: SafeHtml) => String(layout(page, { title: 'Prova', description: '', main }));
  const sheet = '<link rel="stylesheet" href="/web/dist/ap-gate.css" integrity="sha384-gate" />';
  expect(
    pageOf(html`<p>${'Un text '.repeat(300)}</p><ap-gate></ap-gate><ap-gate></ap-gate>`).split(sheet),
  ).toHaveLength(2);
  expect(pageOf(html`<ap-poll></ap-poll>`)).not.toContain('ap-gate.css');
});
