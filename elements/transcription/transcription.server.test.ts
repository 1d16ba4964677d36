import { expect, test } from 'vitest';
import { html } from '../../src/server/html.ts';
import { dictionaryWord, transcriptionTag } from './transcription.server.ts';

const written = (sentence: Parameters<typeof transcriptionTag>[0]['paragraphs'][number][number]) =>
  String(transcriptionTag({ paragraphs: [[sentence]] })).match(/<p>(.*)<\/p>/)?.[1];

test('W-04 TRANS-01 sanitises the html of a sentence', () => {
  const attack =
    '<b onclick="alert(1)">Plou</b><script>alert(1)</script><a href="javascript:alert(1)">ací</a>';
  expect(written({ html: attack })).toBe('<b>Plou</b><a>ací</a>');
  expect(written({ html: html`<iframe src="/a"></iframe><i>Plou</i>`, start: 2 })).toBe(
    '<span data-start="2"><i>Plou</i></span>',
  );
});

test('TRANS-03 keeps dictionary words as links that the widget handles', () => {
  expect(written({ html: html`Un ${dictionaryWord('ruixat', 'ruixat', '/d/ruixat')}.` })).toBe(
    'Un <a data-ap-press href="/d/ruixat" data-dictionary="ruixat">ruixat</a>.',
  );
  const explained = '<b data-dictionary="xàfec" data-definition="Ruixat &lt;fort&gt;.">xàfec</b>';
  expect(written({ html: explained })).toBe(explained);
  expect(written({ html: '<a href="/a" title=">data-dictionary=&quot;">a</a>' })).toBe(
    '<a href="/a" title="&gt;data-dictionary=&quot;">a</a>',
  );
});
