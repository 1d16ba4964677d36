import { expect, test } from 'vitest';
import { wrapMarkup } from './wrap-markup.ts';

const lines = (html: string) => wrapMarkup(html).split('\n');

test('short lines stay as the template writes them, without blank ones', () => {
  expect(wrapMarkup('<ap-x>\n  \n  <p>Hola</p>\n</ap-x>\n')).toBe('<ap-x>\n  <p>Hola</p>\n</ap-x>');
});

test('blocks begin lines of their own, indented', () => {
  const text = 'Una frase de més de quaranta lletres, per a veure.';
  expect(lines(`  <li class="a"><div><p>${text}</p><p>${text} ${text}</p></div></li>`)).toEqual([
    '  <li class="a">',
    '    <div>',
    `      <p>${text}</p>`,
    `      <p>${text} ${text}</p>`,
    '    </div>',
    '  </li>',
  ]);
});

test('the end of an element that begins in another line stays behind its last block', () => {
  const link = `<a href="/${'a'.repeat(90)}" rel="next">Més resultats</a>`;
  expect(wrapMarkup(`<ap-x>\n  <p>${link}</p></ap-x>`)).toMatch(/<\/p><\/ap-x>$/);
});

test('inline elements are broken only between attributes, so that no space appears between them', () => {
  const address = `/${'a'.repeat(70)}`;
  expect(
    lines(`<a href="${address}"><b>Un</b><i title="Un títol llarg" class="un-nom-llarg">dos</i></a>`),
  ).toEqual([
    `<a href="${address}"><b>Un</b><i title="Un títol llarg"`,
    '  class="un-nom-llarg">dos</i></a>',
  ]);
});

test('the addresses of a picture stand below each other, and no other value is broken', () => {
  const address = (n: number) => `/clip/${'b'.repeat(60)}_${n}.webp ${n}w`;
  const alt = 'Una barca, i una altra, '.repeat(6).trim();
  const wrapped = lines(`<img srcset="${address(1)}, ${address(2)}" alt="${alt}">`);
  expect(wrapped).toEqual([`<img srcset="${address(1)},`, `  ${address(2)}"`, `  alt="${alt}">`]);
});

test('long JSON is printed by items, with the same value', () => {
  const value = [
    { id: '1', title: 'Un títol <b>', list: [1, 2] },
    { id: '2', title: 'x'.repeat(100), list: [] },
  ];
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  const wrapped = wrapMarkup(`  <script type="application/json" data-prop="x">${json}</script>`);
  const [, written = ''] = /<script[^>]*>(.*)<\/script>/s.exec(wrapped) ?? [];
  expect(JSON.parse(written)).toEqual(value);
  expect(written).not.toContain('<');
  expect(wrapped.split('\n')[2]).toBe('      { "id": "1", "title": "Un títol \\u003cb>", "list": [1, 2] },');
});
