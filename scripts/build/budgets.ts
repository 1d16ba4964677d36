import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from './compress.ts';
import type { Manifest } from './manifest.ts';

export interface Cost {
  name: string;
  /** Bytes after brotli compression, without headers. */
  bytes: number;
  budget: number;
}

/** Pages with their own budget, by the widgets on them (BEY-31). The first has a plain link for the login. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'article page': ['ap-share-bar', 'ap-poll', 'ap-time'],
  'whole article page': ['ap-share-bar', 'ap-poll', 'ap-time', 'ap-header', 'ap-favourite-button'],
};

/** Compares the size of the entry, the core and each tag's own files with budgets.json. */
export function costs(root: string, folder: string, manifest: Manifest): Cost[] {
  const budgets: Record<string, number> = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'));
  const size = (file: string) => brotli(readFileSync(join(folder, file))).length;
  const { entry, base, core, tags } = manifest;
  const { parts } = manifest;
  const sizeOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + size(file), 0);
  /** Counts each file once: tags share files. */
  const ownFiles = (...names: string[]) => {
    const all = names.flatMap((name) => {
      const { sheet, scripts = [], styles = [] } = tags[name] ?? {};
      return [...(sheet ? [sheet] : []), ...scripts, ...styles];
    });
    return new Set(all.map(({ file }) => file).filter((file) => file !== core.file));
  };
  const own = (tag: string) => sizeOf(ownFiles(tag));
  const page = (names: readonly string[]) =>
    sizeOf([entry.file, base.file, core.file, parts.file, ...ownFiles(...names)]);
  const measured: Record<string, number> = {
    [entry.file]: size(entry.file),
    [base.file]: size(base.file),
    core: size(core.file),
    parts: size(parts.file),
    ...Object.fromEntries(Object.keys(tags).map((tag) => [tag, own(tag)])),
    ...Object.fromEntries(Object.entries(pages).map(([name, names]) => [name, page(names)])),
  };
  return Object.entries(measured).map(([name, bytes]) => ({ name, bytes, budget: budgets[name] ?? 0 }));
}

/** Adds a tenth, rounded up: changes elsewhere move a part's size by some bytes. */
const withAir = (bytes: number): number => Math.ceil((bytes * 1.1) / 50) * 50;

/** Lists the files over their budget, a line each, with the line of a tag in budgets.json. */
export function overBudget(root: string, folder: string, manifest: Manifest): string[] {
  return costs(root, folder, manifest)
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ name, bytes, budget }) =>
        `${name}: ${bytes} bytes, budget ${budget}${
          name in manifest.tags ? `; the line of a new tag in budgets.json: "${name}": ${withAir(bytes)}` : ''
        }`,
    );
}

/** Stops the build when a file exceeds its budget, or React is in the entry. */
export function keepBudgets(root: string, folder: string, manifest: Manifest): void {
  const over = overBudget(root, folder, manifest);
  if (over.length) throw new Error(over.join('\n'));
  if (
    /react\.(transitional\.)?element|createRoot/.test(readFileSync(join(folder, manifest.entry.file), 'utf8'))
  )
    throw new Error('React is in the entry');
}
