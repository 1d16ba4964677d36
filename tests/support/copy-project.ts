import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const made = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'test-results', 'coverage']);

/** A copy of the project as it is now, with the same packages, where a test may change what it wants. Whoever makes it removes it. */
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
