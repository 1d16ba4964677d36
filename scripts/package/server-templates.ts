import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { root } from '../build/shared.ts';
import { collectBundledPackages, type Taken } from '../build/third-party.ts';
import { emitTypes } from '../derive/emit-types.ts';

/** Module of `html` and `raw`, which create the markup that templates take as content. */
const markup = 'src/server/html.ts';

/**
 * Writes into `outDir` the server template of each tag as plain JavaScript, `poll.js`, and `html.js`, with their
 * imports beside them and their types below `types/`. They run in any JavaScript runtime, without a browser, Node or
 * other packages.
 *
 * @param taken receives the packages that the templates contain
 */
export async function writeServerTemplates(outDir: string, taken: Taken): Promise<void> {
  const files = globSync('elements/*/*.server.ts', { cwd: root }).sort();
  const entries = [...files, markup].map((file) => [basename(file).split('.')[0] ?? '', join(root, file)]);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [collectBundledPackages(root, taken)],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false, // readable for people too
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: Object.fromEntries(entries),
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name]-[hash:7].js',
        },
      },
    },
  });
  await emitTypes([...files, markup], join(outDir, 'types'));
}
