import { expect, test } from 'vitest';
import { defineContract } from '../element/contract.ts';
import { html, joinHtml, raw, scriptJson } from './html.ts';
import { tag } from './tag.ts';

const hostile = `"><script>alert('1')</script>&!`;

test('W-04 escapes strings in a template, whatever stands before them', () => {
  expect(String(html`<p title="${hostile}">${hostile}</p>`)).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;!">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;!</p>',
  );
  expect(String(html`<p>Benvinguda!${'<b>'}</p>`)).toBe('<p>Benvinguda!&lt;b&gt;</p>');
  expect(String(html`${['<i>', '<u>']}`)).toBe('&lt;i&gt;&lt;u&gt;');
});

test('W-04 inserts markup and lists of it as they are, and prints nothing for missing values', () => {
  const item = (text: string) => html`<i>${text}</i>`;
  expect(String(html`<b>${[item('<'), [item('>')], false]}</b>${undefined}${null}${false}${''}${0}`)).toBe(
    '<b><i>&lt;</i><i>&gt;</i></b>0',
  );
  expect(String(html`${raw('<hr>')}${joinHtml([raw('<br>'), '<', item('a')], ' & ')}`)).toBe(
    '<hr><br> &amp; &lt; &amp; <i>a</i>',
  );
});

test('W-04 takes nothing but its own class for markup', () => {
  const forged = { toString: () => '<script>', '#markup': '<script>' };
  expect(String(html`${forged as unknown as string}`)).toBe('&lt;script&gt;');
});

test('prints its markup in a string, a list that is joined, and JSON', () => {
  const bold = html`<b>a</b>`;
  expect([`${bold}`, [bold, bold].join(), JSON.stringify({ bold })]).toEqual([
    '<b>a</b>',
    '<b>a</b>,<b>a</b>',
    '{"bold":"<b>a</b>"}',
  ]);
});

test('W-04 JSON in a script cannot end it', () => {
  const options = [{ title: '</script><!-- <script>' }];
  expect(String(scriptJson(options))).not.toContain('<');
  expect(JSON.parse(String(scriptJson(options)))).toEqual(options);
});

const script = 'javascript:alert(1)//';

test('W-06 leaves out an attribute of a template whose address runs a script', () => {
  expect(
    [
      html`<a class="a" href="${script}" rel="b">${script}</a>`,
      html`<form method="post" action="${script}"></form>`,
      html`<a href="${script}?t=${1}">a</a>`,
      html`<a href="${'java'}${'script:1'}">a</a>`,
      html`<a href="javascript:${1}">a</a>`,
      html`<img src="${script}" alt="${'b'}"><video poster="${[script]}"></video>`,
      html`<ap-embed url="${script}" share-url="${html`${script}`}"></ap-embed>`,
    ].map(String),
  ).toEqual([
    `<a class="a" rel="b">${script}</a>`,
    '<form method="post"></form>',
    '<a>a</a>',
    '<a>a</a>',
    '<a>a</a>',
    '<img alt="b"><video></video>',
    '<ap-embed></ap-embed>',
  ]);
});

test('W-06 writes every other address of a template as it is', () => {
  const path = '/a?b=1&c=2#d';
  expect(
    [
      html`<a href="${path}" title="${script}">a</a>`,
      html`<a href="${''}?t=${1}&amp;u=${2}"><img src="/${'a'}/b.jpg" alt="${script}"></a>`,
      html`<form action="${'https://example.cat/a'}"><input name="${'b'}" data-src="${script}"></form>`,
      html`<a href="mailto:${'a@example.cat'}">a</a>`,
    ].map(String),
  ).toEqual([
    `<a href="/a?b=1&amp;c=2#d" title="${script}">a</a>`,
    `<a href="?t=1&amp;u=2"><img src="/a/b.jpg" alt="${script}"></a>`,
    `<form action="https://example.cat/a"><input name="b" data-src="${script}"></form>`,
    '<a href="mailto:a@example.cat">a</a>',
  ]);
});

const contract = defineContract({
  tag: 'ap-sample',
  group: 'page',
  title: 'Mostra',
  summary: 'Una mostra.',
  content: 'fallback',
  attributes: {
    sampleId: { type: 'string', required: true, description: '' },
    open: { type: 'boolean', description: '' },
    hasSound: { type: 'boolean', default: true, description: '' },
    href: { type: 'url', description: '' },
    names: { type: 'list', description: '' },
    count: { type: 'number', description: '' },
    data: { type: 'json', of: 'string[]', description: '' },
  },
});

test('BEY-27 a tag is written by the names and the types of its contract', () => {
  const attributes = {
    sampleId: hostile,
    open: true,
    hasSound: true,
    href: '/a',
    names: ['a', 'b'],
    count: 0,
  };
  expect(String(tag(contract, { ...attributes, loading: 'eager', data: ['<'] }, html`<p>A</p>`))).toBe(
    `<ap-sample sample-id="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;!" open href="/a" names="a b" count="0" loading="eager">
  <script type="application/json" data-prop="data">["\\u003c"]</script><p>A</p></ap-sample>`,
  );
});

test('BEY-27 W-06 omits false, missing and unsafe values', () => {
  const attributes = { sampleId: '1', open: false, hasSound: false, href: 'javascript:alert(1)' };
  expect(String(tag(contract, { ...attributes, count: undefined }))).toBe(
    '<ap-sample sample-id="1" has-sound="false"></ap-sample>',
  );
});
