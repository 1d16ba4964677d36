import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { withoutContractDocs } from './contract-docs.ts';
import { icons } from './icons.ts';
import { partImports } from './part-imports.ts';
import { reactFacade } from './react-facade.ts';
import { tagNames } from './tag-names.ts';
import { cssTargets, jsTarget } from './targets.ts';

export const root: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Common configuration of every part of the bundle, built or from source (`npm run dev`). */
export const shared = (mode: 'production' | 'development'): UserConfig => ({
  publicDir: false,
  define: {
    'process.env.NODE_ENV': JSON.stringify(mode),
    __AP_BASE_PATH__: JSON.stringify(process.env.AP_BASE_PATH ?? ''),
  },
  // production and development share the runtime that guards texts (src/vendor/jsx-runtime.ts)
  oxc: { jsx: { runtime: 'automatic', development: false } },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: cssTargets, cssModules: { pattern: '[hash]_[local]', grid: false } },
  },
  plugins: [reactFacade(root, mode), partImports(root), icons(), tagNames(root), withoutContractDocs()],
  build: {
    target: jsTarget,
    modulePreload: false,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY, // the budgets limit sizes
  },
});
