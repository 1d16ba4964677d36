import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from './compress.ts';
import type { Manifest } from './manifest.ts';

export interface Cost {
  name: string;
  /** Bytes, compressed with brotli, without headers. */
  bytes: number;
  budget: number;
}

/** Tags of the article page that the budget of a page is about (BEY-31). */
const articleTags = ['ap-header', 'ap-share-bar', 'ap-poll'];

/** What the entry, the core and each tag's own files weigh, against budgets.json. */
export function costs(root: string, folder: string, manifest: Manifest): Cost[] {
  const budgets: Record<string, number> = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'));
  const size = (file: string) => brotli(readFileSync(join(folder, file))).length;
  const { entry, base, core, tags } = manifest;
  const own = (tag: string) => {
    const { scripts = [], styles = [] } = tags[tag] ?? {};
    const files = [...scripts, ...styles].filter(({ file }) => file !== core.file);
    return files.reduce((sum, { file }) => sum + size(file), 0);
  };
  const page =
    size(entry.file) +
    size(base.file) +
    size(core.file) +
    articleTags.reduce((sum, tag) => sum + own(tag), 0);
  const measured: Record<string, number> = {
    [entry.file]: size(entry.file),
    [base.file]: size(base.file),
    core: size(core.file),
    ...Object.fromEntries(Object.keys(tags).map((tag) => [tag, own(tag)])),
    'article page': page,
  };
  return Object.entries(measured).map(([name, bytes]) => {
    const budget = budgets[name];
    if (budget === undefined) throw new Error(`budgets.json gives ${name} no budget (BEY-31)`);
    return { name, bytes, budget };
  });
}

/** Stops the build when something weighs more than was promised, or React is in the entry. */
export function keepBudgets(root: string, folder: string, manifest: Manifest): void {
  const over = costs(root, folder, manifest).filter(({ bytes, budget }) => bytes > budget);
  if (over.length)
    throw new Error(
      over.map(({ name, bytes, budget }) => `${name}: ${bytes} bytes, budget ${budget}`).join('\n'),
    );
  if (
    /react\.(transitional\.)?element|createRoot/.test(readFileSync(join(folder, manifest.entry.file), 'utf8'))
  )
    throw new Error('React is in the entry');
}
