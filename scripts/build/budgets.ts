import { readFileSync, writeFileSync } from 'node:fs';
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

/** Returns the limit of a new tag: a tenth above its size, since it is still in development. */
const withAir = (bytes: number): number => Math.ceil((bytes * 1.1) / 50) * 50;

/** Tags without a limit of their own yet: those that no release has. */
function newTags(root: string, manifest: Manifest): string[] {
  const released: object = JSON.parse(readFileSync(join(root, 'released-api.json'), 'utf8'));
  return Object.keys(manifest.tags).filter((tag) => !(tag in released));
}

/** Sets the limits of new tags in budgets.json by their current sizes. */
export function limitNewTags(root: string, folder: string, manifest: Manifest): void {
  const file = join(root, 'budgets.json');
  const isNew = new Set(newTags(root, manifest));
  const limits = costs(root, folder, manifest)
    .filter(({ name }) => isNew.has(name))
    .map(({ name, bytes }) => [name, withAir(bytes)]);
  if (limits.length === 0) return;
  const budgets = { ...JSON.parse(readFileSync(file, 'utf8')), ...Object.fromEntries(limits) };
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}

/** Bytes that names in other files can add to a part: they change with a new tag, for example. */
const BY_NAMES = 60;

/** Lists the files over their budget, a line each. New tags have none. */
export function overBudget(root: string, folder: string, manifest: Manifest): string[] {
  const isNew = new Set(newTags(root, manifest));
  return costs(root, folder, manifest)
    .filter(({ name, bytes, budget }) => bytes > budget && !isNew.has(name))
    .map(({ name, bytes, budget }) => {
      const advice =
        bytes > budget + BY_NAMES ? '' : '; a change elsewhere may be the cause, see docs/budgets.md';
      return `${name}: ${bytes} bytes, budget ${budget}${advice}`;
    });
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
