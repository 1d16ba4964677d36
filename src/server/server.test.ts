import { expect, test } from 'vitest';
import { defineContract } from '../element/contract.ts';
import { html, scriptJson } from './html.ts';
import { tag } from './tag.ts';

const hostile = `"><script>alert('1')</script>&!`;

test('W-04 what a template is given is text, unless it says that it is html', () => {
  expect(html`<p title="${hostile}">${hostile}</p>`).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;!">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;!</p>',
  );
  expect(html`${'!'}${'<b>'}`).toBe('!&lt;b&gt;');
  expect(html`!${'<b>'}!${['<i>', false, '<u>']}${undefined}${null}${false}${0}`).toBe('<b><i><u>0');
});

test('W-04 JSON in a script cannot end it', () => {
  const options = [{ title: '</script><!-- <script>' }];
  expect(scriptJson(options)).not.toContain('<');
  expect(JSON.parse(scriptJson(options))).toEqual(options);
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
  expect(tag(contract, { ...attributes, loading: 'eager', data: ['<'] }, '<p>A</p>')).toBe(
    `<ap-sample sample-id="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;!" open href="/a" names="a b" count="0" loading="eager">
  <script type="application/json" data-prop="data">["\\u003c"]</script><p>A</p></ap-sample>`,
  );
});

test('BEY-27 W-06 what is not so, is missing or is no safe address is not written', () => {
  const attributes = { sampleId: '1', open: false, hasSound: false, href: 'javascript:alert(1)' };
  expect(tag(contract, { ...attributes, count: undefined })).toBe(
    '<ap-sample sample-id="1" has-sound="false"></ap-sample>',
  );
});
