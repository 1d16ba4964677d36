import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

export interface BuiltFile {
  /** Relative to dist/. */
  file: string;
  integrity?: string;
}

/** Files of the build that a page's head links. */
export interface BundleFiles {
  entry: BuiltFile;
  base: BuiltFile;
  /** Undefined before the first build: then there is nothing to preload. */
  core: BuiltFile | undefined;
  /** Files of each tag besides the core; none for a tag that loads later, on idle or when pressed. */
  tags: ReadonlyMap<string, readonly BuiltFile[]>;
  /** Stylesheets of the tags whose server content `ap-base.css` does not style. */
  sheets: ReadonlyMap<string, BuiltFile>;
}

/** File names without a hash, used before the first build. */
const unbuilt: BundleFiles = {
  entry: { file: 'ap.js' },
  base: { file: 'ap-base.css' },
  core: undefined,
  tags: new Map(),
  sheets: new Map(),
};

/** Files without a hash, as `npm run dev` serves them, with the stylesheets that the tags have now. */
export function sourceFiles(): BundleFiles {
  const paths = globSync('*/*.page.css', { cwd: new URL('../../../elements/', import.meta.url) });
  const tags = paths.map((path) => `ap-${basename(path, '.page.css')}`);
  return { ...unbuilt, sheets: new Map(tags.map((tag) => [tag, { file: `${tag}.css` }])) };
}

function isFile(value: unknown): value is BuiltFile {
  return typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';
}

/**
 * Reads dist/ap-manifest.json, and again after a new build, since an old integrity would block the new script. A
 * missing or broken manifest gives the unhashed names without integrity.
 */
export function createManifestReader(file: URL): () => BundleFiles {
  let readAt = 0;
  let files = unbuilt;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === readAt) return files;
    readAt = changedAt;
    files = changedAt === 0 ? unbuilt : readManifest(file);
    return files;
  };
}

function readManifest(file: URL): BundleFiles {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof manifest !== 'object' || manifest === null) return unbuilt;
    const { entry, base, core, tags } = manifest as Record<string, unknown>;
    return {
      entry: isFile(entry) ? entry : unbuilt.entry,
      base: isFile(base) ? base : unbuilt.base,
      core: isFile(core) ? core : undefined,
      tags: ownFiles(tags, core),
      sheets: sheetsOf(tags),
    };
  } catch {
    return unbuilt;
  }
}

function ownFiles(tags: unknown, core: unknown): BundleFiles['tags'] {
  const entries = typeof tags === 'object' && tags !== null ? Object.entries(tags) : [];
  return new Map(
    entries.map(([tag, { scripts = [], styles = [], loads }]) => {
      const files: BuiltFile[] = loads ? [] : [...scripts, ...styles].filter(isFile);
      return [tag, files.filter(({ file }) => !isFile(core) || file !== core.file)];
    }),
  );
}

function sheetsOf(tags: unknown): BundleFiles['sheets'] {
  const entries = typeof tags === 'object' && tags !== null ? Object.entries(tags) : [];
  return new Map(entries.flatMap(([tag, { sheet }]) => (isFile(sheet) ? [[tag, sheet]] : [])));
}
