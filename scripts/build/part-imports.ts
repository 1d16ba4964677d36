import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Returns the part name: `elements/poll/dialogs.part.tsx` is `poll/dialogs`. */
export const partName = (file: string): string =>
  file.replace(/^(elements|src)\//, '').replace(/\.part\.tsx?$/, '');

/** Matches dynamic imports, but not types: `typeof import('./dialogs.part.tsx')`. */
const partImport = /(?<!typeof )\bimport\(\s*'(\.{1,2}\/[^']+\.part\.tsx?)'\s*\)/g;

/** Matches the folder of a tag. */
const tagFolder = /^elements\/[^/]+\//;

/** Refuses a part of another tag, since the table of parts omits what its own tag has loaded. */
function checkOwner(part: string, importer: string): void {
  const folder = tagFolder.exec(part)?.[0];
  if (folder && !importer.startsWith(folder))
    throw new Error(`${importer} imports ${part}, which belongs to another tag: move it to src`);
}

/**
 * Rewrites `import('./dialogs.part.tsx')` in our code to a call of the loader. The loader fetches the bytes and
 * styles before the module, and retries (docs/decisions/bundle.md). Tests and `npm run dev` keep the plain import.
 */
export function partImports(root: string): Plugin {
  const loader = join(root, 'src/element/load-part.ts');
  return {
    name: 'ap-part-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('.part.ts')) return undefined;
      const asked = code.replace(partImport, (_, file: string) => {
        const path = relative(root, join(dirname(id), file));
        checkOwner(path, relative(root, id));
        const name = partName(path);
        return `askLoader(${JSON.stringify(name)})`;
      });
      if (asked === code) return undefined;
      return { code: `import { loadPart as askLoader } from ${JSON.stringify(loader)};${asked}`, map: null };
    },
  };
}
