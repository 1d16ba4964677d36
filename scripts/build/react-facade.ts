import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const react = dirname(createRequire(import.meta.url).resolve('react/package.json'));

/**
 * Gives our own modules and other ES modules the ES faces of react in src/vendor. React's packages keep importing
 * each other as CommonJS, inside the core chunk.
 */
export function reactFacade(root: string): Plugin {
  const faces: Readonly<Record<string, string>> = {
    react: join(root, 'src/vendor/react.ts'),
    'react/jsx-runtime': join(root, 'src/vendor/jsx-runtime.ts'),
    'react-original': join(react, 'cjs/react.production.js'),
    'jsx-runtime-original': join(react, 'cjs/react-jsx-runtime.production.js'),
  };
  return {
    name: 'ap-react-facade',
    enforce: 'pre',
    resolveId(id, importer = '') {
      return /node_modules\/(react|react-dom|scheduler)\//.test(importer) ? undefined : faces[id];
    },
  };
}
