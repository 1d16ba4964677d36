import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { partName } from './part-imports.ts';
import { readParts } from './tags.ts';

const root = join(import.meta.dirname, '../..');

test('DEL-01 every part that the code asks for is in the bundle, in whatever folder it is', () => {
  const names = new Set(readParts(root).map(({ name }) => name));
  const asked = globSync('{src,elements}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return [...code.matchAll(/\bimport\(\s*'(\.{1,2}\/[^']+\.part\.tsx?)'/g)].map(([, part = '']) =>
        partName(relative(root, join(root, dirname(file), part))),
      );
    });
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});
