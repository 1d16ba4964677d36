// Builds dist/ in a temporary folder, and moves it into place once it is complete and within its budgets. A failed
// build leaves no dist/. `npm run build`
//   --weigh   builds the files with a budget, lists those over it, and saves nothing
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { overBudget } from './build/budgets.ts';
import { root } from './build/shared.ts';

const onlyWeighed = process.argv.includes('--weigh');
const dist = join(root, 'dist');
const folder = join(root, '.cache', onlyWeighed ? 'weigh' : 'build');
const start = performance.now();

try {
  const mode = onlyWeighed ? 'weigh' : 'production';
  // Vite's default loader bundles its configuration first, and warns of the time it took
  await build({
    root,
    mode,
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  if (onlyWeighed) warn();
  else publish();
} catch (error) {
  if (!onlyWeighed) rmSync(dist, { recursive: true, force: true });
  console.error(readable(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Removes the bundler's heading and code frames from an error. */
function readable(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^Build failed.*\n+/, '').replace(/\n\s+at .*/g, '');
}

function warn(): void {
  const manifest = JSON.parse(readFileSync(join(folder, 'ap-manifest.json'), 'utf8'));
  for (const line of overBudget(root, folder, manifest)) console.warn(`Over budget: ${line}`);
}

function publish(): void {
  rmSync(dist, { recursive: true, force: true });
  renameSync(folder, dist);
  console.log(`dist/ built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
