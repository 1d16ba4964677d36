import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CustomElement, Package } from 'custom-elements-manifest';
import { expect, test } from 'vitest';
import { projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { derivedFiles, docsPages, staleDocs } from '../../scripts/derive/docs.ts';
import { namedTypes } from '../../scripts/derive/shapes.ts';
import { tagPage } from '../../scripts/derive/tag-page.ts';
import { defineContract } from '../../src/element/contract.ts';

test('BEY-27 docs/elements matches the definitions (else: npm run docs)', async () => {
  expect(await staleDocs()).toEqual([]);
});

test('BEY-27 every tag has a page, and the index leads to it', async () => {
  const definitions = await readDefinitions();
  const pages = await docsPages(definitions);
  for (const { contract } of definitions) {
    expect(pages.get(`${contract.tag}.md`)).toContain(contract.summary);
    expect(pages.get('README.md')).toContain(`(${contract.tag}.md)`);
  }
});

test('BEY-27 BEY-31 the page of a tag names its sheet, which the page of the CMS links', async () => {
  const definitions = await readDefinitions();
  const pages = await docsPages(definitions);
  for (const { name, contract } of definitions) {
    const hasSheet = existsSync(join(projectRoot, `elements/${name}/${name}.page.css`));
    expect(pages.get(`${contract.tag}.md`)?.includes(`/dist/${contract.tag}.css`)).toBe(hasSheet);
  }
});

const contract = defineContract({
  tag: 'ap-sample',
  group: 'page',
  title: 'Mostra',
  summary: 'Una mostra.',
  content: 'enhance',
  attributes: {
    sampleId: { type: 'string', required: true, description: 'Quina.' },
    size: { type: 'number', min: 1, max: 9, default: 3, description: 'Mida.' },
  },
  callbacks: { onSave: { takes: 'string | null', description: 'Guarda-ho.' } },
  events: { 'ap-done': { detail: { id: 'string | null' }, cancelable: true, description: 'Fet.' } },
});

test('BEY-27 a page shows the demo of its tag, or the tag with its required attributes', () => {
  const demo = '<ap-sample sample-id="1"><p>Hola</p></ap-sample>';
  expect(tagPage({ name: 'sample', contract, demo })).toContain(`\`\`\`html\n${demo}\n\`\`\``);
  expect(tagPage({ name: 'sample', contract })).toContain('<ap-sample sample-id="…"></ap-sample>');
  const beside = '<ap-player></ap-player>';
  const both = `\`\`\`html\n${beside}\n\n${demo}\n\`\`\``;
  expect(tagPage({ name: 'sample', contract, demo }, { beside })).toContain(both);
});

test('BEY-27 a page tells ranges, defaults and obligations', () => {
  const page = tagPage({ name: 'sample', contract });
  expect(page).toContain('| `size` | nombre, de 1 a 9 | `3` | Mida. |');
  expect(page).toContain('| `sample-id` | text |  | **Obligatori.** Quina. |');
});

test('BEY-27 a page names the functions that a script may set', () => {
  expect(tagPage({ name: 'sample', contract })).toContain(
    '| Propietat | Rep | Què fa |\n| --- | --- | --- |\n| `onSave` | `string \\| null` | Guarda-ho. |',
  );
});

test('BEY-27 a page lists the methods of a tag apart from its read-only properties', () => {
  const properties = {
    play: { of: '() => void', description: 'Sona.' },
    state: { of: 'string', description: 'Com està.' },
  };
  const page = tagPage({ name: 'sample', contract: { ...contract, properties } });
  const rowsOf = (heading: string) => page.split(`## ${heading}\n`)[1]?.split('\n## ')[0];
  expect(rowsOf('Mètodes')).toContain('| `play` |');
  expect(rowsOf('Mètodes')).not.toContain('| `state` |');
  expect(rowsOf('Propietats de només lectura')).toContain('| `state` |');
});

test('BEY-27 a snippet has JSON attributes between single quotes, where it can be read', () => {
  const demo = '<ap-sample sizes="[[&quot;a&quot;]]" title="l&quot;\'altre"></ap-sample>';
  expect(tagPage({ name: 'sample', contract, demo })).toContain(
    `<ap-sample sizes='[["a"]]' title="l&quot;'altre"></ap-sample>`,
  );
});

test.each([
  [undefined, 'quan s’acosta'],
  ['idle', 'desocupat'],
  ['pressed', 'quan es prem'],
] as const)('BEY-27 the page of a tag that loads %s says when its code is loaded', (loads, words) => {
  const page = tagPage({ name: 'sample', contract: loads ? { ...contract, loads } : contract });
  expect(page).toMatch(new RegExp(`\\| \`loading\` .*${words}`));
});

test('BEY-27 a pipe in a type does not break its table', () => {
  expect(tagPage({ name: 'sample', contract })).toContain('| `ap-done` | `id: string \\| null` |');
});

test('BEY-27 the page of a tag writes out every shape of its data, and the shapes inside them', async () => {
  const definitions = await readDefinitions();
  const pages = await docsPages(definitions);
  for (const { contract } of definitions)
    for (const name of namedTypes([contract]))
      expect(pages.get(`${contract.tag}.md`)).toMatch(new RegExp(`^(interface|type) ${name}\\b`, 'm'));
  expect(pages.get('ap-live-feed.md')).toContain("{ type: 'paragraph'; html: string }");
});

test('BEY-27 README.md and docs/integrations match the definitions (else: npm run docs)', async () => {
  for (const [path, text] of await derivedFiles(await readDefinitions()))
    expect(await readFile(join(projectRoot, path), 'utf8'), path).toBe(text);
  const kinds = JSON.parse(await readFile(join(projectRoot, 'docs/integrations/ap-tags.json'), 'utf8'));
  expect(Object.entries(kinds).map(([tag, attributes]) => [tag, Object.keys(attributes as object)])).toEqual(
    await declared(),
  );
});

test('BEY-27 the WordPress plugin knows all of custom-elements.json but ap-config and ap-showroom', async () => {
  const plugin = await readFile(join(projectRoot, 'docs/integrations/wordpress/ap-widgets.php'), 'utf8');
  const tags = [...plugin.matchAll(/^\t\t'(ap-[a-z-]+)' => array\(\n([\s\S]*?)^\t\t\),$/gm)];
  const names = (lines = '') => [...lines.matchAll(/^\t{4}'([a-z-]+)' =>/gm)].map(([, name]) => name);
  expect(tags.map(([, tag, lines]) => [tag, names(lines)])).toEqual(
    (await declared()).filter(([tag]) => tag !== 'ap-config' && tag !== 'ap-showroom'),
  );
});

/** Each tag of custom-elements.json with the names of its attributes. */
async function declared(): Promise<(readonly [string | undefined, string[]])[]> {
  const text = await readFile(join(projectRoot, 'dist/custom-elements.json'), 'utf8');
  const { modules }: Package = JSON.parse(text);
  const elements = modules.flatMap(({ declarations = [] }) => declarations as CustomElement[]);
  return elements.map(({ tagName, attributes = [] }) => [tagName, attributes.map(({ name }) => name)]);
}
