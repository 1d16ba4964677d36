import { expect, test } from 'vitest';
import { wordOf } from './dictionary.ts';

const here = { origin: 'https://apunt.example', base: 'https://apunt.example/apunts/diccionari' };
const elsewhere = { ...here, base: 'https://diccionari.example/paraules/' };

function element(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild as Element;
}

test.each([
  [
    'a marked link',
    '<a href="https://apunt.example/d/x" data-dictionary="xàfec">xàfecs</a>',
    'xàfec',
    'page',
  ],
  [
    'a link below the dictionary',
    '<a href="https://apunt.example/apunts/diccionari/bot">bots</a>',
    'bots',
    'page',
  ],
  ['a word that is no link', '<b data-dictionary="">  dos\n mots </b>', 'dos mots', 'page'],
  [
    'a definition in the text',
    '<b data-dictionary="bot" data-definition=" Odre. ">bots</b>',
    'bot',
    'embedded',
  ],
])('TRANS-03 %s opens the dictionary', (_, html, term, type) => {
  const word = wordOf(element(html), here);
  expect([word?.term, word?.from.type]).toEqual([term, type]);
});

test('TRANS-03 looks up words without a link below the dictionary’s address', () => {
  const word = wordOf(element('<b data-dictionary="bots i barrals/?#">x</b>'), here);
  expect(word?.href).toBe('https://apunt.example/apunts/diccionari/bots%20i%20barrals%2F%3F%23');
});

test('TRANS-03 frames the dictionary that the page has named, where anything may be framed', () => {
  const link = element('<a href="https://diccionari.example/paraules/x">x</a>');
  expect(wordOf(link, elsewhere)?.from.type).toBe('frame');
  expect(wordOf(link, { ...elsewhere, mayFrame: false })).toBeUndefined();
  link.setAttribute('data-definition', 'Cavallet de mar');
  expect(wordOf(link, elsewhere)).toHaveProperty('href');
  expect(wordOf(link, { ...elsewhere, mayFrame: false }), 'nor leads there').not.toHaveProperty('href');
});

test.each([
  ['a link like any other', '<a href="https://apunt.example/noticies">x</a>'],
  ['a link whose address only begins alike', '<a href="https://apunt.example/apunts/diccionari-vell">x</a>'],
  [
    'a marked link to a site that the page has not named',
    '<a href="https://altra.example/x" data-dictionary="x">x</a>',
  ],
  ['a script', '<a href="javascript:alert(1)" data-dictionary="x">x</a>'],
  ['a mail', '<a href="mailto:x@apunt.example" data-dictionary="x">x</a>'],
  ['a marked word without any text', '<b data-dictionary=" "></b>'],
])('TRANS-03 leaves %s alone', (_, html) => {
  expect(wordOf(element(html), here)).toBeUndefined();
});

test('a word that is no link stays text where there is no dictionary', () => {
  const word = element('<b data-dictionary="x">x</b>');
  expect(wordOf(word, { origin: here.origin })).toBeUndefined();
});
