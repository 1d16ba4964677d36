import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject } from '../copy-project.ts';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

export interface EmptyProject {
  /** Package file that `npm pack` created. */
  tarball: string;
  folder: string;
  /** Writes a file of the project, and the folders above it. */
  write(path: string, text: string): void;
  /** Runs a program of the linked packages or of the machine. @throws Error with its output when it fails */
  run(command: string, ...words: string[]): string;
  remove(): void;
}

/**
 * Creates an empty foreign project with only the package: packed by `npm pack` from a copy of the repository,
 * installed by `npm install` without network. The folder of its site is made as the README describes.
 *
 * @param lent our packages that the project has by other means, such as React
 */
export function installInEmptyProject(lent: readonly string[]): EmptyProject {
  const copy = copyProject();
  const folder = mkdtempSync(join(tmpdir(), 'ap-home-'));
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const run = (cwd: string, command: string, words: string[]) => {
    const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}${error ?? ''}`);
    return stdout;
  };
  try {
    run(copy, 'npm', ['pack', '--pack-destination', folder]);
  } finally {
    rmSync(copy, { recursive: true });
  }
  const [tarball = ''] = globSync(join(folder, '*.tgz'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ name: 'somebody-elses', private: true, type: 'module' }));
  run(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', tarball]);
  run(folder, 'npx', ['--no-install', 'ap-widgets', 'publish', 'public/dist']);
  for (const name of lent) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(modules, name), join(folder, 'node_modules', name), 'junction');
  }
  const program = (name: string) => {
    const own = join(modules, '.bin', name);
    return existsSync(own) ? own : name;
  };
  return {
    tarball,
    folder,
    write,
    run: (command, ...words) => run(folder, program(command), words),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
