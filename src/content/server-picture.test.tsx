import { expect, test } from 'vitest';
import { pictureSizes, pictureSource, seenSource } from './server-picture.ts';

const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

function element<T extends Element>(html: string): T {
  document.body.innerHTML = html;
  return document.body.firstElementChild as T;
}

test.each([
  ['<img src="/a.jpg">', '/a.jpg'],
  [`<img src="${PLACEHOLDER}" data-src="/a.jpg">`, '/a.jpg'],
  ['<img src="/blank.gif" data-lazy-src=" /a.jpg ">', '/a.jpg'],
  ['<img data-original="/a.jpg">', '/a.jpg'],
  ['<img src="/a.jpg" data-src="">', '/a.jpg'],
  ['<img src="/a.jpg" data-src="javascript:alert(1)">', '/a.jpg'],
  ['<img alt="">', ''],
])('the address in %s is %j', (html, source) => {
  expect(pictureSource(element(html))).toBe(source);
});

test.each([
  ['<source srcset="/a.webp 1x">', '/a.webp 1x'],
  ['<source data-srcset="/a.webp 1x">', '/a.webp 1x'],
  [`<img srcset="${PLACEHOLDER} 1x" data-lazy-srcset="/a.webp 1x">`, '/a.webp 1x'],
])('the sizes in %s are %j', (html, sizes) => {
  expect(pictureSizes(element(html))).toBe(sizes);
});

test.each([
  [`<img src="${PLACEHOLDER}" data-src="/a.jpg">`, ''],
  ['<img src="/a.jpg" data-src="/a.jpg">', 'https://www.example.cat/a.jpg'],
])('a reader sees of %s the file %j', (html, seen) => {
  const image = element<HTMLImageElement>(html);
  for (const [name, value] of Object.entries({
    complete: true,
    naturalWidth: 1,
    currentSrc: seen || PLACEHOLDER,
  }))
    Object.defineProperty(image, name, { value });
  expect(seenSource(image)).toBe(seen);
});
