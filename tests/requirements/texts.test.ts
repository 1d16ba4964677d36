import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAppendixTexts, textsOf } from './appendix-texts.ts';
import { root } from './inventory.ts';

const files = globSync(['elements/*/**/*.texts.ts', 'src/**/*.texts.ts'], { cwd: root }).sort();
const normalise = (text: string) => text.replaceAll('’', "'");

async function textsIn(path: string): Promise<Record<string, string>> {
  const module: { texts?: Record<string, string> } = await import(join(root, path));
  return module.texts ?? {};
}

describe.each(files)('%s', (path) => {
  test('exports its texts by key', async () => {
    const texts = await textsIn(path);
    expect(Object.keys(texts)).not.toEqual([]);
    for (const [key, text] of Object.entries(texts)) {
      expect(text, key).toBeTypeOf('string');
      expect(key, 'group.what-it-says').toMatch(/^[a-z][a-z-]*(\.[\w-]+)+$/);
    }
  });

  test('uses the wording of Appendix T', async () => {
    const agreed = readAppendixTexts();
    const ours = Object.entries(await textsIn(path)).filter(([key]) => agreed.has(key));
    const wording = (get: (key: string, text: string) => string) =>
      Object.fromEntries(ours.map(([key, text]) => [key, normalise(get(key, text))]));
    expect(wording((_, text) => text)).toEqual(wording((key) => agreed.get(key) ?? ''));
  });

  test('is typeset: curly apostrophes, no double or outer spaces', async () => {
    for (const [key, text] of Object.entries(await textsIn(path))) {
      expect(text, key).not.toMatch(/['"]/);
      expect(text, key).not.toMatch(/\.\.\.| {2}|^\s|\s$/);
    }
  });

  test('has no text that nothing uses', async () => {
    const users = path.startsWith('src/') ? '{src,elements}' : dirname(path);
    const code = globSync(`${users}/**/*.{ts,tsx}`, { cwd: root })
      .filter((file) => !/\.(texts|test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    // literal, or built from a template: texts[`login-dialog.${reason}`] with 'poll' somewhere
    const made = [...code.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{[^}]*\}([\w-]*)`/g)];
    const isNamed = (text: string) => code.includes(`'${text}'`) || code.includes(`"${text}"`);
    const isMade = (key: string) =>
      made.some(
        ([, start = '', end = '']) =>
          key.startsWith(start) &&
          key.endsWith(end) &&
          isNamed(key.slice(start.length, key.length - end.length)),
      );
    // useTexts replaces a text by its version for children, whose key ends in `-child`
    const isUsed = (key: string) =>
      [key, key.replace(/-child$/, '')].some((one) => isNamed(one) || isMade(one));
    const unused = Object.keys(await textsIn(path)).filter((key) => !isUsed(key));
    expect(unused).toEqual([]);
  });
});

describe('every key', () => {
  test('stands in one file only', async () => {
    const all = (await Promise.all(files.map(textsIn))).flatMap(Object.keys);
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });
});

describe('Appendix T', () => {
  test('is read with its keys that share a row', () => {
    const agreed = readAppendixTexts();
    expect(agreed.get('poll.error-option')).toBe('Heu de triar una opció.');
    expect(agreed.get('poll.closed')).toBe('Esta enquesta està tancada.');
    expect(agreed.get('poll.not-started')).toBe("Esta enquesta encara no s'ha obert.");
    expect(agreed.get('register.error-server.NICK_ALREADY_IN_USE')).toBe(
      'Este correu electrònic ja està en ús.',
    );
    expect(agreed.get('register.error-server.INVALID_FIELDS')).toBe('Les dades no són vàlides.');
    expect(agreed.get('register.error-server.LA_COLLA_API_ERROR_CODE_1')).toMatch(/^Hi ha hagut/);
    expect(agreed.has('HTTP client')).toBe(false);
  });

  test('a shortened key is completed from the first of its row', () => {
    const texts = textsOf('| `a.b.CODE_DEFAULT`, `..._1`, `...OTHER` | Text. | yes |');
    expect([...texts.keys()]).toEqual(['a.b.CODE_DEFAULT', 'a.b.CODE_1', 'a.b.OTHER']);
  });
});
