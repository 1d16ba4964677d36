import type { Server } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { root, shared } from '../build/shared.ts';
import { fromSource } from './from-source.ts';

interface Options {
  /** Server of the demo, which also carries the connection of Vite's client. */
  server: Server;
  basePath: string;
  changed: (isServers: boolean) => void;
}

/** Creates Vite's dev server for all paths under `/dist/`, and the loader of the demo's own modules. */
export async function createVite({ server, basePath, changed }: Options): Promise<ViteDevServer> {
  const common = shared('development');
  return createServer({
    ...common,
    root,
    configFile: false,
    appType: 'custom',
    base: `${basePath}/dist/`,
    cacheDir: `${root}/.cache/vite`,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [fromSource(root, changed), ...(common.plugins ?? [])],
    optimizeDeps: {
      entries: ['src/ap.ts', 'elements/**/*.tsx', 'src/**/*.part.{ts,tsx}', '!**/*.test.*'],
      include: ['react', 'react/jsx-runtime'],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: {
        ignored: ['.cache', '.data', 'dist', 'test-results', 'tests', 'bench', 'docs'].map(
          (name) => `${root}/${name}/**`,
        ),
      },
    },
  });
}
