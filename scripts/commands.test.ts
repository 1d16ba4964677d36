import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
// the requirements keep the client's wording
const pages = globSync('{*,docs/**/*}.md').filter((page) => !page.endsWith('requirements.md'));

test.each(pages)(
  'the commands of %s are scripts of the package, which run on the Node that it brings along',
  (page) => {
    const text = readFileSync(page, 'utf8');
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(text).not.toMatch(/\b(node|npx) [\w/.-]+\.m?[jt]s\b/);
  },
);
