import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nunjucks from 'nunjucks';
import { describe, expect, test } from 'vitest';
import { addTags, apHead, apTag, safeUrl } from '../docs/integrations/nunjucks/ap.mjs';
import { contract } from '../elements/poll/poll.element.ts';
import { safeUrl as ownSafeUrl } from '../src/content/safe-url.ts';
import { attributeName } from '../src/element/contract.ts';
import { addresses, integrationCases, meaningOf } from './support/integrations.ts';

const folder = fileURLToPath(new URL('../docs/integrations/nunjucks', import.meta.url));
const environment = addTags(new nunjucks.Environment(new nunjucks.FileSystemLoader(folder)));

describe('BEY-27 Nunjucks has the same output as the server template', () => {
  test.each(integrationCases)('$name', ({ template, data, slot, expected }) => {
    const source = `{% import 'ap.njk' as ap %}{{ ap.${template}(data, slot | safe) }}`;
    const html = environment.renderString(source, { data, slot });
    expect(meaningOf(html)).toEqual(meaningOf(expected));
  });
});

describe('a tag in Nunjucks', () => {
  const write = (source: string, data = {}) => environment.renderString(source, data);

  test('BEY-27 is escaped, and has only attributes that there are', () => {
    const title = '"><script>';
    expect(write('{{ ap_tag("ap-share-bar", { "share-title": title }, title) }}', { title })).toBe(
      '<ap-share-bar share-title="&quot;&gt;&lt;script&gt;">&quot;&gt;&lt;script&gt;</ap-share-bar>',
    );
    expect(
      write("<a{{ ap_address('href', a) }}{{ ap_address('src', b) }}>", { a: '/a?"', b: 'data:,' }),
    ).toBe('<a href="/a?&quot;">');
    expect(() => apTag('ap-pol')).toThrow('There is no <ap-pol>.');
    expect(() => apTag('ap-poll', { 'pol-id': '1' })).toThrow('<ap-poll> has no attribute pol-id.');
  });

  test('BEY-27 is written by the kinds of its attributes, ap-config with JSON in the attribute itself', () => {
    expect(String(apTag('ap-gate', { required: false, src: 'javascript:1' }))).toBe(
      '<ap-gate required="false"></ap-gate>',
    );
    expect(String(apTag('ap-config', { dev: false, preview: true, routes: { a: '/"' } }))).toBe(
      '<ap-config preview routes="{&quot;a&quot;:&quot;/\\&quot;&quot;}"></ap-config>',
    );
  });

  test('BEY-30 the head has the sheets of its tags and the integrity of each file', () => {
    const manifest = JSON.parse(readFileSync(new URL('../dist/ap-manifest.json', import.meta.url), 'utf8'));
    const head = String(apHead(manifest, 'https://dist.example/', ['ap-header', 'ap-poll', 'ap-header']));
    const links = head.match(/(?<=(?:href|src)="https:\/\/dist\.example\/)[^"]+/g);
    expect(links).toEqual(['ap-base.css', 'ap-header.css', manifest.core.file, 'ap.js']);
    expect(head).toContain(
      `ap.js" integrity="${manifest.entry.integrity}" crossorigin="anonymous"></script>`,
    );
  });
});

const templates = globSync('docs/integrations/**/*.{php,njk,twig}');

test.each(templates)('W-06 %s writes addresses by ap_address or esc_url alone', (file) => {
  const source = readFileSync(file, 'utf8').replaceAll('\\"', '"');
  const unchecked =
    /\s(?:action|cite|formaction|href|poster|src|[a-z-]*url)=["']?(?:\{\{|<\?|\$|["'] \.)(?! esc_url\(|php echo esc_url\().*/g;
  expect(source.match(unchecked)).toBeNull();
});

test('W-06 the templates of others refuse the addresses that ours refuses', () => {
  for (const address of addresses) expect(safeUrl(address), address).toBe(ownSafeUrl(address));
});

/** Attributes that a template of the poll never writes: a hidden poll is not written at all. */
const unwritten = ['hidden-poll'];

test.each(['php/templates.php', 'twig/ap.html.twig', 'nunjucks/ap.njk'])(
  'the poll of %s writes every attribute of the contract',
  (file) => {
    const source = readFileSync(join(folder, '..', file), 'utf8');
    const names = Object.keys(contract.attributes).map(attributeName);
    const missing = names.filter((name) => !new RegExp(`[\\s{,']${name}'?\\s*(:|=>)`).test(source));
    expect(missing).toEqual(unwritten);
  },
);
