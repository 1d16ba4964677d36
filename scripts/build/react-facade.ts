import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const react = dirname(createRequire(import.meta.url).resolve('react/package.json'));

/** React's real packages, by the names that the facade imports: under `npm run dev` Vite's, with React's warnings. */
const originals = {
  production: {
    'react-original': join(react, 'cjs/react.production.js'),
    'jsx-runtime-original': join(react, 'cjs/react-jsx-runtime.production.js'),
  },
  development: { 'react-original': 'react', 'jsx-runtime-original': 'react/jsx-runtime' },
};

/**
 * Resolves react to the ES facade in src/vendor, for our own and other ES modules. React's packages keep importing
 * each other as CommonJS, inside the core chunk.
 */
export function reactFacade(root: string, mode: keyof typeof originals): Plugin {
  const faces: Readonly<Record<string, string>> = {
    react: join(root, 'src/vendor/react.ts'),
    'react/jsx-runtime': join(root, 'src/vendor/jsx-runtime.ts'),
  };
  const own: Readonly<Record<string, string>> = originals[mode];
  return {
    name: 'ap-react-facade',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const original = own[id];
      if (original) return this.resolve(original, importer, { skipSelf: true });
      return /node_modules\/(react|react-dom|scheduler)\//.test(importer) ? undefined : faces[id];
    },
  };
}
