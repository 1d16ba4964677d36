import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of a folder of the bench that is no workspace, if a version is missing. Package scripts do not
 * run.
 *
 * @throws Error if npm fails
 */
export function installFolder(folder: string): void {
  const { dependencies = {} } = readJson(join(folder, 'package.json'));
  const isInstalled = Object.entries(dependencies).every(([name, version]) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) && readJson(file).version === version;
  });
  if (isInstalled) return;
  console.log(`Installing ${Object.keys(dependencies).join(', ')} (once)…`);
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`Packages could not be installed in ${folder}; npm says why above.`);
}

function readJson(file: string): { version?: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(file, 'utf8'));
}
