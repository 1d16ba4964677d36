import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseEncoding } from '../../api/http/compressed.ts';
import { attributes, startPages } from '../../testing/pages.ts';
import { greeting } from './asset-routes.ts';
import { fontFaces, readFontFiles } from './fonts.ts';
import { createManifestReader } from './manifest.ts';
import { minify, readStylesheets } from './stylesheet.ts';

const folder = mkdtempSync(join(tmpdir(), 'ap-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('BEY-31 keeps the stylesheets of an article page within 5 KB compressed', async () => {
  const { site, body } = readStylesheets(await readFontFiles());
  expect(site.text.br.length + body.text.br.length).toBeLessThanOrEqual(5 * 1024);
  expect(brotliDecompressSync(site.text.br).equals(site.text.plain)).toBe(true);
});

test('greets by the name that has been saved, and leaves the greeting of who is not named', () => {
  const places = {
    '[data-user-greeting]': { textContent: 'Hola, Anna' },
    '[data-user-initial]': { textContent: 'A' },
  };
  let hear = (_event: { detail: { user: object | null } }) => {};
  const page = {
    addEventListener: (_type: string, listener: typeof hear) => {
      hear = listener;
    },
    querySelectorAll: (selector: keyof typeof places) => [places[selector]],
  };
  new Function('document', greeting)(page);
  const said = () => Object.values(places).map(({ textContent }) => textContent);
  hear({ detail: { user: { id: '7', name: 'Carme' } } });
  expect(said()).toEqual(['Hola, Carme', 'C']);
  hear({ detail: { user: { id: '30', initial: 'N' } } });
  hear({ detail: { user: null } });
  expect(said()).toEqual(['Hola, Carme', 'C']);
});

test('serves the page’s stylesheet and fonts as immutable', async () => {
  const { get } = await startPages();
  const { body } = await get('/lacolla');
  const files = attributes(body, 'href').filter((href) => /\/assets\/.*(css|woff2)$/.test(href));
  expect(files).toHaveLength(3);
  expect(files.some((file) => file.includes('fredoka'))).toBe(true);
  for (const file of files) {
    const answer = await get(file, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('serves every font that the stylesheet names', async () => {
  const { get } = await startPages();
  const css = readStylesheets(await readFontFiles()).site.text.plain.toString();
  const fonts = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file);
  expect(fonts).toHaveLength(4);
  for (const file of fonts) expect((await get(`/assets/${file}`)).headers['content-type']).toBe('font/woff2');
});

test('BEY-31 fonts have the characters of the pages, and little else', async () => {
  const files = await readFontFiles();
  const faces = fontFaces(files)
    .split('\n')
    .filter((face) => face.includes('unicode-range'));
  expect(faces).toHaveLength(files.size);
  const text = 'Col·laboreu-hi: «L’illa, 3 €» — Ça ñu öl “½” … ª º ← ↑ → ↓ −';
  for (const face of faces) {
    const ranges = [...face.matchAll(/U\+(\w+)-(\w+)/g)].map(([, first = '', last = '']) => [first, last]);
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const isServed = ranges.some(
        ([first = '', last = '']) => code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16),
      );
      expect(isServed, character).toBe(true);
    }
  }
  for (const { bytes } of files.values()) {
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect(bytes.length).toBeLessThan(37_000);
  }
});

test('BODY-01 serves media in byte ranges, cached for a day', async () => {
  const { get } = await startPages();
  const kinds = {
    'pluja.mp4': 'video/mp4',
    'campanes.mp3': 'audio/mpeg',
    'programa-nit-dels-patis.txt': 'text/plain',
  };
  for (const [name, kind] of Object.entries(kinds)) {
    const piece = await get(`/assets/media/${name}`, { range: 'bytes=100-199' });
    expect(piece.status).toBe(206);
    expect(piece.bytes).toHaveLength(100);
    expect(piece.headers['content-type']).toContain(kind);
    expect(piece.headers['content-range']).toMatch(/^bytes 100-199\/\d+$/);
    expect(piece.headers['cache-control']).toBe('public, max-age=86400');
  }
  expect((await get('/assets/media/none.mp4')).body).toContain('<!doctype html>');
});

test('minifies without changing the meaning', () => {
  expect(minify('/* a */\na :hover > b,\nc { color : red; margin: calc(1px + 2px) 0; }\n')).toBe(
    'a :hover>b,c{color :red;margin:calc(1px + 2px) 0}',
  );
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('selects for «%s» the encoding %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

describe('build manifest', () => {
  const path = join(folder, 'ap-manifest.json');
  const read = createManifestReader(pathToFileURL(path));
  const unbuilt = {
    entry: { file: 'ap.js' },
    base: { file: 'ap-base.css' },
    core: undefined,
    tags: new Map(),
    sheets: new Map(),
  };

  test('falls back to plain names when missing, broken or malformed', () => {
    expect(read()).toEqual(unbuilt);
    const broken = ['{', 'null', '[]', '{"entry":"ap.js","core":{"file":1}}', '{"tags":{"ap-poll":null}}'];
    for (const [second, text] of broken.entries()) {
      writeFileSync(path, text);
      utimesSync(path, second + 1, second + 1);
      expect(read(), text).toEqual(unbuilt);
    }
  });

  test('returns the files of each tag besides the core', () => {
    const core = { file: 'chunks/core.js' };
    const [script, style, sheet] = [
      { file: 'chunks/gate.js' },
      { file: 'chunks/gate.css' },
      { file: 'ap-gate.css' },
    ];
    writeFileSync(
      path,
      JSON.stringify({ core, tags: { 'ap-gate': { sheet, scripts: [core, script], styles: [style] } } }),
    );
    utimesSync(path, 50, 50);
    expect(read().tags.get('ap-gate')).toEqual([script, style]);
    expect(read().sheets).toEqual(new Map([['ap-gate', sheet]]));
  });

  test('BEY-30 is read again after a new build, so that no page uses an outdated integrity', () => {
    for (const [second, integrity] of ['sha384-a', 'sha384-b'].entries()) {
      const file = { file: 'ap.js', integrity };
      writeFileSync(
        path,
        JSON.stringify({ entry: file, base: { file: 'ap-base.css' }, core: { file: 'chunks/core.js' } }),
      );
      utimesSync(path, second + 100, second + 100);
      expect(read()).toMatchObject({ entry: file, core: { file: 'chunks/core.js' } });
    }
  });
});
