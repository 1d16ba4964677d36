import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const made = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'test-results', 'coverage']);

/** Copies the current project with its packages, so that a test may change it. The caller removes the copy. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'ap-project-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !made.has(basename(path)) });
  writeFileSync(
    join(copy, 'scripts/setup.mjs'),
    '// the packages are those of the project: an installation would empty its folder\n',
  );
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
