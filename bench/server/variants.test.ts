import { expect, test } from 'vitest';
import {
  withBuild,
  withFilesOf,
  withFloor,
  withGoalTags,
  withoutWidgets,
  withPeer,
  withWholeTags,
} from './variants.ts';

const article = `<link rel="stylesheet" href="/dist/ap-base.css" integrity="sha384-base" />
<link rel="preload" as="font" href="/assets/fonts/a.woff2" />
<link rel="preload" as="fetch" crossorigin href="/dist/chunks/core-1.js" />
<script type="module" src="/dist/ap.js" integrity="sha384-entry"></script>
<ap-config site="apunt"></ap-config>
<ap-share-bar url="/a"><ul><li><a class="item" href="https://a.example/?a&amp;b"><svg></svg><span>Facebook</span></a></li></ul></ap-share-bar><p>text</p>
<ap-poll poll-id="1"><script type="application/json" data-prop="options">[{"id":"1","title":"L’Almoina"}]</script>
<h2 slot="question">Quin?</h2></ap-poll>`;

const manifest = (name: string) => ({
  version: '0.1.0',
  entry: { file: 'ap.js', integrity: `sha384-${name === '1' ? 'entry' : name}` },
  base: { file: 'ap-base.css', integrity: 'sha384-base' },
  integrity: { file: 'ap-integrity.json', integrity: 'sha384-all' },
  core: { file: `chunks/core-${name}.js`, integrity: `sha384-core-${name}` },
  parts: { file: `chunks/parts-${name}.js`, integrity: `sha384-parts-${name}` },
  tags: {},
});

test('BEY-31 leaves unused widgets and their files out of the goal page and the whole page', () => {
  const files = (...names: string[]) => ({
    scripts: ['core-1', ...names].map((name) => ({ file: `chunks/${name}.js`, integrity: '' })),
    styles: [],
  });
  const html = `<link rel="stylesheet" href="/dist/ap-header.css" integrity="sha384-header" />
<link rel="preload" as="fetch" crossorigin href="/dist/chunks/favourites-1.js" />
<link rel="preload" as="fetch" crossorigin href="/dist/chunks/poll-1.js" />
<ap-header user-links><a href="/acces">Entra</a></ap-header>${article}
<ap-favourite-button kind="show"><a href="/acces">Desa</a></ap-favourite-button>
<link rel="stylesheet" href="/dist/ap-carousel.css" />
<link rel="preload" as="fetch" crossorigin href="/dist/chunks/carousel-1.js" />
<ap-side-bar class="actions"><p>Compartiu-ho</p></ap-side-bar><ap-carousel></ap-carousel>`;
  const tags = {
    'ap-header': files('header-1'),
    'ap-favourite-button': files('favourites-1'),
    'ap-poll': files('poll-1'),
    'ap-carousel': files('carousel-1'),
  };
  const whole = withWholeTags(html, { tags });
  expect(whole.match(/chunks\/[\w-]+/g)).toEqual(['chunks/favourites-1', 'chunks/poll-1', 'chunks/core-1']);
  expect(whole.match(/ap-[\w-]+\.css/g)).toEqual(['ap-header.css', 'ap-base.css']);
  expect(whole).toMatch(/<ap-header.*<ap-favourite-button/s);
  expect(whole).not.toMatch(/<ap-(side-bar|carousel)/);
  const page = withGoalTags(html, { tags });
  expect(page.match(/chunks\/[\w-]+/g)).toEqual(['chunks/poll-1', 'chunks/core-1']);
  expect(page.match(/ap-[\w-]+\.css/g)).toEqual(['ap-base.css']);
  expect(page).toContain('<a href="/acces">Inicieu la sessió</a>');
  expect(page).toContain('<div class="actions"><p>Compartiu-ho</p></div>');
  expect(page.match(/<ap-[\w-]+/g)).toEqual(['<ap-config', '<ap-share-bar', '<ap-poll']);
});

test('BEY-31 the floor has the tags, its own script, and nothing of the library but the base style', () => {
  const page = withFloor(article);
  expect(page).toContain('/floor/dist/floor.js');
  expect(page).toContain('<ap-poll');
  expect(page).toContain('/assets/fonts/a.woff2');
  expect(page.match(/\/dist\/[\w./-]+/g)).toEqual(['/dist/ap-base.css', '/dist/floor.js']);
});

test('BEY-31 builds the peer page with the same texts and only the base style of the library', () => {
  const page = withPeer(article, 'shoelace');
  expect(page).toContain('<sl-button href="https://a.example/?a&amp;b" target="_blank">Facebook</sl-button>');
  expect(page).toContain('<sl-radio value="1">L’Almoina</sl-radio>');
  expect(page).toContain('<h2>Quin?</h2>');
  expect(page).not.toContain('<ap-');
  expect(page.match(/\/dist\/[\w./-]+/g)).toEqual([
    '/dist/ap-base.css',
    '/dist/themes/light.css',
    '/dist/shoelace-autoloader.js',
  ]);
});

test('BEY-31 a poll without question or options is refused, not measured', () => {
  expect(() => withPeer(article.replace('data-prop', 'data-other'), 'webawesome')).toThrow('no options');
});

test('BEY-31 the blank page keeps its text and has neither tags nor scripts', () => {
  const page = withoutWidgets(article);
  expect(page).toContain('<p>text</p>');
  expect(page).not.toMatch(/<ap-|<script|core-1/);
});

test('BEY-31 the previous build brings its own names and integrities', () => {
  const page = withBuild(withFilesOf(article, manifest('1'), manifest('2')), '/previous');
  expect(page).toContain('"/previous/dist/chunks/core-2.js"');
  expect(page).toContain('"/previous/dist/ap.js" integrity="sha384-2"');
  expect(page).not.toContain('"/dist/');
});

test('BEY-31 refuses to measure a page without the parts to replace', () => {
  expect(() => withFloor('<p>no script</p>')).toThrow('has no');
});
