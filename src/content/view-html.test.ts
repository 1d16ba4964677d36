import { expect, test } from 'vitest';
import { el, raw } from './view.ts';
import { toHtml } from './view-html.ts';

test('W-04 W-06 escapes texts and attributes, and drops unsafe attributes', () => {
  const attributes = {
    href: 'java\tscript:alert(1)',
    title: `"><img src=x onerror='1'>&`,
    onclick: 'alert(1)',
    style: 'x',
  };
  expect(toHtml(el('a', attributes, '<script>alert(1)</script>&amp;'))).toBe(
    `<a title="&quot;&gt;&lt;img src=x onerror='1'&gt;&amp;">&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;</a>`,
  );
  expect(toHtml(el('video', { controls: true, hidden: false, width: 16, poster: '/a.jpg' }))).toBe(
    '<video controls="" width="16" poster="/a.jpg"></video>',
  );
});

test('renders several views in order, and omits missing ones', () => {
  const none = undefined;
  expect(toHtml([el('p', {}, none, '', 'A', [el('b', {}, 'B'), ' C']), 'D'])).toBe('<p>A<b>B</b> C</p>D');
  expect(toHtml(el('img', { src: '/a.png', alt: '' }))).toBe('<img src="/a.png" alt="">');
});

const printed: [title: string, html: string, expected: string][] = [
  [
    'what an editor writes',
    '<p>Hola, <strong>món</strong><br>i <em lang="en">all</em></p>',
    '<p>Hola, <strong>món</strong><br />i <em lang="en">all</em></p>',
  ],
  [
    'a link',
    `<a href='/a?b=1&amp;c=2' target="_blank" rel="opener">x</a>`,
    '<a href="/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['what is not closed', '<ul><li>a<li><b>b<p>c<p>d', '<ul><li>a</li><li><b>b<p>c</p><p>d</p></b></li></ul>'],
  ['what is closed twice, or never was open', '</div><b>a</b></b>', '<b>a</b>'],
  ['the end of a paragraph that never began, which browsers take for an empty one', 'a</p>', 'a<p></p>'],
  ['what is crossed', '<b><i>a</b>b</i>', '<b><i>a</i></b>b'],
  [
    'signs of texts',
    'a < b & c > d &eacute; &amp; &#233; &lt;i&gt;',
    'a &lt; b &amp; c &gt; d é &amp; é &lt;i&gt;',
  ],
  ['an unknown element', '<h1 onclick=a()>a</h1><custom-a>b</custom-a>', 'ab'],
  [
    'what is dropped with its contents',
    'a<script>"</b>"</script>b<svg><a href="/x">c<svg></svg></a></svg>d<math/>e',
    'abde',
  ],
  ['what is dropped and never ends', 'a<style>b<p>c', 'a'],
  ['comments and their like', 'a<!-- <b> -->b<!-->c<!doctype html>d<?php e ?>f</ g>h<!--', 'abcdfh'],
  ['a tag that does not end', 'a<b title="x', 'a'],
  [
    'an attribute without quotes, one twice and one empty',
    '<p class=a/b class=c lang=>x',
    '<p class="a/b" lang>x</p>',
  ],
  [
    'attributes that are not allowed',
    '<p id=a name=b style=c onclick=d srcdoc=e formaction=f data-x=g>x</p>',
    '<p>x</p>',
  ],
  [
    'an address written in references',
    '<a href="&#106;avascript:alert(1)">a</a><a href="&#x6a;avascript:alert(1)">b</a>',
    '<a>a</a><a>b</a>',
  ],
  ['an address with a reference that is not known', '<a href="java&Tab;script:alert(1)">a</a>', '<a>a</a>'],
  [
    'a list of pictures with one that is not safe',
    '<img srcset="/a.png 1x, javascript:1 2x" src="/b.png">',
    '<img src="/b.png" />',
  ],
  ['nulls', '<p>a\u0000b</p>', '<p>ab</p>'],
];
test.each(printed)('W-04 html of an editor is sanitised on the server: %s', (_title, html, expected) => {
  expect(toHtml(raw(html))).toBe(expected);
});

test('W-04 cuts deeply nested html and text beyond the maximum length', () => {
  const html = toHtml(raw(`${'<b>'.repeat(100_000)}x${'</i>'.repeat(100_000)}`));
  expect(html).toBe(`${'<b>'.repeat(100)}&lt;${'</b>'.repeat(100)}`);
  expect(toHtml(raw(`<a ${'a='.repeat(100_000)}`))).toBe('');
  expect(toHtml(raw('<a href="'.repeat(100_000)))).toBe('');
  expect(toHtml(raw('<svg>'.repeat(100_000)))).toBe('');
});
