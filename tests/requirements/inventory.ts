import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const ignoredFolders = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'docs',
  'coverage',
  'test-results',
]);
const test = /\.(test|spec|e2e|browser)\.[cm]?[jt]sx?$|(^|\/)tests\/.*\.[cm]?[jt]sx?$/;
const row = /^\| ([A-Z]+-\d+) \| (.*) \|$/gm;
/** The first argument of test(), it(), describe() and their variants, unless skipped. */
const title =
  /(?:^|[^\w.])(?:test|it|describe)\b(?!\.(?:skip|todo|fixme|fails))[^'"`\n]*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*?)\1/gm;

/** Rows of docs/requirements.md: ID → its text. */
export function readRows(): Map<string, string> {
  const inventory = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  return new Map([...inventory.matchAll(row)].map(([, id = '', text = '']) => [id, text]));
}

/** Returns the row IDs in the titles of a test file. */
export function idsInTitles(source: string): string[] {
  return [...source.matchAll(title)].flatMap(([, , text = '']) =>
    [...text.matchAll(/\b[A-Z]+-\d{2,3}\b/g)].map(([id]) => id),
  );
}

/** Every test file of the project, as a path from its root. */
export function testFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : testFiles(path);
    return test.test(path) ? [path] : [];
  });
}

export function groupOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}
