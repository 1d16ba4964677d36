// Writes docs/budgets.md: the size budgets, beside the actual sizes. Part of `npm run docs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cost, costs, limitNewTags } from './budgets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const meanings: Readonly<Record<string, string>> = {
  'ap.js': 'the entry, the one script of a page',
  'ap-base.css':
    'tokens, shared controls, the server’s content of the tags of nearly every page, and all styles of the poll',
  core: 'React and what all widgets share',
  parts: 'list of the files of all parts, loaded after the first widget',
  'article page': 'all of an article with share bar, poll, hours and a link to the login',
  'whole article page': 'the same with the header and favourite buttons',
};

const number = (value: number) => value.toLocaleString('en-US');

/** Formats docs/budgets.md for these sizes. */
export function budgetsPage(all: readonly Cost[]): string {
  const rows = all.map(({ name, bytes, budget }) => {
    const meaning = meanings[name] ?? `scripts and styles of \`<${name}>\``;
    return `| ${name} | ${meaning} | ${number(budget)} | ${(bytes / 1000).toFixed(1)} |`;
  });
  return `# Budgets

Maximum size of each part of the bundle, in bytes after brotli and without headers. \`npm run build\` measures the sizes, and fails when one
exceeds its limit (\`scripts/build/budgets.ts\`), or when the entry contains React. The limits are in \`budgets.json\`. Raise one only in a
commit that says what readers get for the bytes.

Until its first release a tag has no limit: \`npm run docs\` sets one that is a tenth above its size. A new tag also makes the entry and the
list of parts larger by some bytes: \`npm run new\` raises the limits of the entry and of the pages by 50.

The size of an unchanged part moves by up to 60 bytes, because names in other files change: of files, and of what they export. Limits leave
room for that. If such a change alone exceeds a limit, raise the limit by 50 and say so.

| part | content | limit | measured, kB |
| :-- | :-- | --: | --: |
${rows.join('\n')}

The files of a tag are those that a page loads for it, besides the core, when it comes near the viewport. Parts that are loaded later are not
counted. The sizes were measured when this page was last written:

    npm run docs

[bench.md](bench.md) has the times that they cost a reader.
`;
}

/** Reads the budgets from such a page, by part. */
export function budgetsIn(page: string): Record<string, number> {
  const rows = page.matchAll(/^\| ([^|]+?) \| [^|]+ \| ([\d,]+) \| [\d.]+ \|/gm);
  return Object.fromEntries(
    [...rows].map(([, name, budget = '']) => [name, Number(budget.replaceAll(',', ''))]),
  );
}

if (import.meta.main) {
  const dist = join(root, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, 'ap-manifest.json'), 'utf8'));
  limitNewTags(root, dist, manifest);
  writeFileSync(join(root, 'docs', 'budgets.md'), budgetsPage(costs(root, dist, manifest)));
}
