// Writes docs/budgets.md: the size budgets, beside the actual sizes. Part of `npm run docs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cost, costs } from './budgets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const meanings: Readonly<Record<string, string>> = {
  'ap.js': 'the entry, the one script of a page',
  'ap-base.css': 'tokens, shared controls and the server’s content of the tags of nearly every page',
  core: 'React and what all widgets share',
  parts: 'which files the parts of widgets need, loaded after the first widget',
  'article page': 'all of an article with share bar, poll, hours and a link to the login',
  'whole article page': 'the same with the header and favourite buttons',
};

const number = (value: number) => value.toLocaleString('en-US');

/** Formats docs/budgets.md for these sizes. */
export function budgetsPage(all: readonly Cost[]): string {
  const rows = all.map(({ name, bytes, budget }) => {
    const meaning = meanings[name] ?? `scripts and styles of \`<${name}>\``;
    return `| ${name} | ${meaning} | ${number(budget)} | ${number(bytes)} | ${Math.round((100 * bytes) / budget)} % |`;
  });
  return `# Budgets

What each part of the bundle may weigh at most, in bytes after brotli and without headers. \`npm run build\` measures them and
fails when one is exceeded (\`scripts/build/budgets.ts\`), or when React gets into the entry. The limits are in
\`budgets.json\`: raise one only in a commit that says what the bytes buy. A limit of a tag leaves
a tenth of air when it is set. A new tag makes the entry and the table of parts longer by some bytes.

| part | what it is | at most | measured | used |
| :-- | :-- | --: | --: | --: |
${rows.join('\n')}

A tag's own files are those that a page loads for it besides the core when it comes into view; what a widget fetches later, when
it is used, is not counted. Measured figures are those of the last time that this page was written:

    npm run docs

What these bytes mean for a reader is in [bench.md](bench.md).
`;
}

/** Reads the budgets from such a page, by part. */
export function budgetsIn(page: string): Record<string, number> {
  const rows = page.matchAll(/^\| ([^|]+?) \| [^|]+ \| ([\d,]+) \| [\d,]+ \|/gm);
  return Object.fromEntries(
    [...rows].map(([, name, budget = '']) => [name, Number(budget.replaceAll(',', ''))]),
  );
}

if (import.meta.main) {
  const dist = join(root, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, 'ap-manifest.json'), 'utf8'));
  writeFileSync(join(root, 'docs', 'budgets.md'), budgetsPage(costs(root, dist, manifest)));
}
