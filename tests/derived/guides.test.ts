import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../demo/config.ts';
import { choices, ownAttributes, sharedAttributes } from '../../scripts/derive/attributes.ts';
import { projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { picturedStates, pictureFolder, pictureName } from '../../scripts/derive/pictures.ts';
import { versionedFiles } from '../../scripts/release/release.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const guides = ['README.md', 'docs/guia-editors.md', 'docs/integrating.md', 'docs/nothing-shows.md'];
const pages = [
  ...guides,
  ...globSync('{CONTRIBUTING.md,docs/*.md,docs/elements/*.md,docs/integrations/**/*.md}', {
    cwd: projectRoot,
  }).filter((page) => !guides.includes(page)),
];
const definitions = await readDefinitions();

/** Returns the text of a page without code. */
const proseOf = (text: string) => text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');
const withoutSamples = (text: string) => text.replace(/^```.*?^```/gms, '');

/** Returns the anchors of the headings, as GitHub generates them. */
const anchorsOf = (text: string) =>
  [...withoutSamples(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the links of', () => {
  test.each(pages)('%s lead to a file, and to a heading that it has', (page) => {
    for (const [, target = ''] of proseOf(read(page)).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [path = '', anchor] = decodeURIComponent(target).split('#');
      const file = path === '' ? page : join(dirname(page), path);
      expect(existsSync(join(projectRoot, file)), `${page}: ${target}`).toBe(true);
      if (anchor !== undefined && file.endsWith('.md'))
        expect(anchorsOf(read(file)), `${page}: ${target}`).toContain(anchor);
    }
  });
});

test('the files and folders that the docs name exist', () => {
  const paths = globSync('{*.md,demo/*.md,docs/**/*.md}', { cwd: projectRoot })
    .filter((page) => !/CHANGELOG|requirements/.test(page))
    .flatMap((page) => [
      ...withoutSamples(read(page)).matchAll(
        /`((?:bench|bin|demo|docs|elements|scripts|src|tests)\/[\w./-]+)`/g,
      ),
    ])
    .map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

/** Tags of the library in the samples of a page, with their attributes. */
const writtenTags = (page: string) =>
  [...read(page).matchAll(/^ *```html\n(.*?)^ *```/gms)].flatMap(([, sample = '']) =>
    [...sample.matchAll(/<(ap-[a-z-]+)((?:\s+[\w-]+(?:="[^"]*"|='[^']*')?)*)\s*>/g)].map(
      ([, tag = '', rest = '']) => ({
        tag,
        attributes: [...rest.matchAll(/([\w-]+)(?:="([^"]*)"|='([^']*)')?/g)].map(
          ([, name = '', value, other]) => ({ name, value: value ?? other }),
        ),
      }),
    ),
  );

describe('the samples of', () => {
  test.each(guides.slice(0, 3))('%s have only tags and attributes that there are', (page) => {
    const tags = writtenTags(page);
    expect(tags.length).toBeGreaterThan(0);
    for (const { tag, attributes } of tags) {
      const contract = definitions.find((definition) => definition.contract.tag === tag)?.contract;
      if (!contract) throw new Error(`${page}: there is no <${tag}>`);
      const known = new Map(
        [...ownAttributes(contract), ...sharedAttributes(contract)].map(({ name, attribute }) => [
          name,
          attribute,
        ]),
      );
      for (const { name, value } of attributes) {
        if (/^(id|class|slot|data-.+)$/.test(name)) continue;
        const attribute = known.get(name);
        if (!attribute) throw new Error(`${page}: <${tag}> has no attribute ${name}`);
        const values = choices(attribute);
        if (values.length > 0 && value !== undefined && attribute.type !== 'boolean')
          expect(values, `${page}: <${tag} ${name}>`).toContain(value);
      }
      const always = Object.keys(contract.attributes).filter(
        (property) => contract.attributes[property]?.required === true,
      );
      expect(attributes.length, `${page}: <${tag}> needs ${always}`).toBeGreaterThanOrEqual(always.length);
    }
  });
});

describe('the pictures', () => {
  test('every tag that shows something has one, in its page (else: npm run pictures, npm run docs)', async () => {
    for (const definition of definitions) {
      const { tag } = definition.contract;
      const text = read(`docs/elements/${tag}.md`);
      for (const { id } of await picturedStates(definition)) {
        expect(existsSync(join(pictureFolder, pictureName(tag, id))), `${tag} ${id}`).toBe(true);
        expect(text).toContain(`(../pictures/${pictureName(tag, id)})`);
      }
    }
  });

  test('there are no others, and together they are small', async () => {
    const wanted = await Promise.all(
      definitions.map(async (definition) =>
        (await picturedStates(definition)).map(({ id }) => pictureName(definition.contract.tag, id)),
      ),
    );
    const files = readdirSync(pictureFolder);
    expect(files.toSorted()).toEqual(wanted.flat().toSorted());
    const bytes = files.reduce((sum, file) => sum + statSync(join(pictureFolder, file)).size, 0);
    expect(bytes).toBeLessThan(3_000_000);
  });
});

test('docs/configuration.md lists every variable that the server reads', () => {
  const names = new Set<string>();
  readConfig(
    new Proxy({} as Record<string, string | undefined>, {
      get: (_environment, name) => void names.add(String(name)),
    }),
  );
  expect(names.size).toBeGreaterThan(20);
  const listed = read('docs/configuration.md').matchAll(/`([A-Z][A-Z\d]*_?[A-Z\d_]+)`/g);
  const known = new Set([...listed].map(([, name]) => name));
  // the row of Google stands for the four social networks
  const missing = [...names].filter(
    (name) => !known.has(name) && !known.has(name.replace(/^SOCIAL_[A-Z]+_/, 'SOCIAL_GOOGLE_')),
  );
  expect(missing).toEqual([]);
});

test.each(versionedFiles)('%s names the version that the package has', (file) => {
  const { version } = JSON.parse(read('package.json'));
  const named = [...read(file).matchAll(/(?<!\d)\d+\.\d+\.\d+(?!\d)(?=[/'"]|$)/gm)].map(([text]) => text);
  expect([...new Set(named)]).toEqual([version]);
});
