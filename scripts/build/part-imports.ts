import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Returns the part name: `elements/poll/dialogs.part.tsx` is `poll/dialogs`. */
export const partName = (file: string): string =>
  file.replace(/^(elements|src)\//, '').replace(/\.part\.tsx?$/, '');

/** Matches dynamic imports, but not types: `typeof import('./dialogs.part.tsx')`. */
const partImport = /(?<!typeof )\bimport\(\s*'(\.{1,2}\/[^']+\.part\.tsx?)'\s*\)/g;

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
        const name = partName(relative(root, join(dirname(id), file)));
        return `askLoader(${JSON.stringify(name)})`;
      });
      if (asked === code) return undefined;
      return { code: `import { loadPart as askLoader } from ${JSON.stringify(loader)};${asked}`, map: null };
    },
  };
}
