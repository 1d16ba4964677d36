import { expect, test } from 'vitest';
import { contract } from '../../../elements/share-bar/share-bar.element.ts';
import { attributesOf, hostNames } from './marks.ts';

const found = (url: string) => {
  const host = document.createElement(contract.tag);
  host.setAttribute('url', url);
  return hostNames(host, attributesOf(contract));
};

test.each([
  'www.example.cat/noticia',
  'WWW.example.cat',
  'example.cat',
  'a.example.com:8080/x',
  'youtu.be/abc',
  'example.cat?x=1',
])('BEY-28 %s lacks its scheme', (url) => {
  expect(found(url)).toEqual(['url']);
});

test.each([
  'https://www.example.cat/',
  '/noticia',
  'noticia.html',
  'a/example.cat',
  '#a',
  '?x=www.a.cat',
  'far.mp4',
  'mailto:a@b.cat',
  '',
])('BEY-28 %j lacks no scheme', (url) => {
  expect(found(url)).toEqual([]);
});
