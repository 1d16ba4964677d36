import { expect, test } from 'vitest';
import { contract } from '../../../elements/share-bar/share-bar.element.ts';
import { defineContract } from '../../element/contract.ts';
import { attributesOf, hostNames, oddNumbers } from './marks.ts';

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

const numbers = defineContract({
  tag: 'ap-numbers',
  group: 'page',
  title: 'Nombres',
  summary: 'De prova.',
  content: 'fallback',
  attributes: {
    start: { type: 'number', description: 'Segons.' },
    timeout: { type: 'number', description: 'Mil·lisegons.' },
    total: { type: 'number', integer: true, description: 'Quants.' },
  },
});

test.each([
  ['start', '1,5', '1.5'],
  ['start', '1:30', '90'],
  ['timeout', '1:30', undefined],
  ['total', '1,284', undefined],
])('BEY-28 %s="%s" is meant as %s', (name, value, number) => {
  const host = document.createElement('ap-numbers');
  host.setAttribute(name, value);
  expect(oddNumbers(host, attributesOf(numbers))[0]?.number).toBe(number);
});
