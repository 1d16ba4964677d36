import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { Loads } from '../../src/element/contract.ts';
import type { TagFiles } from '../../src/loader/loader.types.ts';
import type { PartSource, TagSource } from './tags.ts';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

export interface ManifestFile {
  file: string;
  /** Subresource Integrity of the file. */
  integrity: string;
}

export interface ManifestTag {
  /** Stylesheet of the tag's server content, if `ap-base.css` lacks it: the page links it. */
  sheet?: ManifestFile;
  scripts: ManifestFile[];
  styles: ManifestFile[];
  loads?: Loads;
}

/** `dist/ap-manifest.json`: what a server needs to write the head of a page. */
export interface Manifest {
  version: string;
  entry: ManifestFile;
  /** Integrity of every lazily loaded file: with `<ap-config integrity>` the loader checks them. */
  integrity: ManifestFile;
  base: ManifestFile;
  core: ManifestFile;
  /** Table of the files of each part; loaded after the first tag. */
  parts: ManifestFile;
  /** Tags with `loads` get no resource hints: their files are for later, or for a few readers. */
  tags: Record<string, ManifestTag>;
}

const isChunk = (output: OutputBundle[string] | undefined): output is OutputChunk => output?.type === 'chunk';

/** Returns a chunk and all its static imports, dependencies first. */
function withImports(bundle: OutputBundle, chunk: OutputChunk, seen = new Set<OutputChunk>()): OutputChunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.map((file) => bundle[file]).filter(isChunk);
  return [...imported.flatMap((other) => withImports(bundle, other, seen)), chunk];
}

/** Returns the files of a module: scripts in import order, its own last, and the styles of all. */
function filesOf(bundle: OutputBundle, entry: string): TagFiles {
  const chunk = Object.values(bundle)
    .filter(isChunk)
    .find(({ facadeModuleId }) => facadeModuleId === entry);
  if (!chunk) throw new Error(`the build made no chunk of ${entry}`);
  const needed = withImports(bundle, chunk);
  return {
    scripts: needed.map(({ fileName }) => fileName),
    styles: [...new Set(needed.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]))],
  };
}

export function filesOfTags(
  bundle: OutputBundle,
  tags: readonly TagSource[],
  sheets: ReadonlyMap<string, string>,
): Record<string, TagFiles> {
  const entries = tags.flatMap(({ contract: { tag, devOnly, loads }, entry }) => {
    if (!entry) return [];
    const files: TagFiles = {
      ...filesOf(bundle, entry),
      ...(sheets.has(tag) && { sheet: true }),
      ...(devOnly && { devOnly }),
      ...(loads && loads !== 'near' && { loads }),
    };
    return [[tag, files]];
  });
  return Object.fromEntries(entries);
}

/** Returns the files of each part. Those of its tag are left out, since only a loaded tag asks for its parts. */
export function filesOfParts(
  bundle: OutputBundle,
  parts: readonly PartSource[],
  tags: Readonly<Record<string, TagFiles>>,
): Record<string, TagFiles> {
  const entries = parts.map(({ name, entry }) => {
    const { scripts, styles } = filesOf(bundle, entry);
    const tag = tags[`ap-${name.replace(/\/.*/, '')}`];
    const isNew = (file: string) => !tag?.scripts.includes(file) && !tag?.styles.includes(file);
    return [name, { scripts: scripts.filter(isNew), styles: styles.filter(isNew) }];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns tags whose own code is in a file that another tag or its parts load as well. A fault in it would be theirs
 * too (BEY-25).
 */
export function tagsInSharedFiles(
  tags: Readonly<Record<string, TagFiles>>,
  parts: Readonly<Record<string, TagFiles>>,
): string[] {
  const ofParts = Object.entries(parts).map(
    ([name, files]) => [`ap-${name.replace(/\/.*/, '')}`, files] as const,
  );
  const all = [...Object.entries(tags), ...ofParts];
  return Object.entries(tags)
    .filter(([tag, { scripts }]) => {
      const own = scripts.at(-1) ?? '';
      return all.some(([other, files]) => other !== tag && files.scripts.includes(own));
    })
    .map(([tag]) => tag);
}

export function integrityOf(folder: string, file: string): ManifestFile {
  const hash = createHash('sha384')
    .update(readFileSync(join(folder, file)))
    .digest('base64');
  return { file, integrity: `sha384-${hash}` };
}
