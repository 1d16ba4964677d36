// Builds stale files, starts the demo and prints its address. `npm start`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../demo/config.ts';
import { requireFreePort } from '../demo/http/address.ts';
import { closeOnSignal } from '../demo/http/close-on-signal.ts';
import { greet } from './greet.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'src',
  'elements',
  'scripts/build',
  'scripts/derive',
  'vite.config.ts',
  'budgets.json',
  'package-lock.json',
];

try {
  const config = readConfig(process.env);
  await requireFreePort(config);
  if (newest(sources) > modified(join(root, 'dist', 'ap-manifest.json'))) await build();
  const { startDemo } = await import('../demo/server.ts');
  const starting = startDemo();
  closeOnSignal(starting);
  greet((await starting).url, config);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function build() {
  console.log('Building the bundle…');
  const building = spawn(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  const forward = (signal) => building.kill(signal);
  process.on('SIGTERM', forward).on('SIGINT', forward);
  const [status] = await once(building, 'exit');
  if (status !== 0) process.exit(status ?? 1);
  process.off('SIGTERM', forward).off('SIGINT', forward);
}

/** Returns the time of the last change in these files and folders, in milliseconds. */
function newest(paths) {
  return Math.max(
    ...paths.map((path) => {
      const full = join(root, path);
      const inside = statSync(full, { throwIfNoEntry: false })?.isDirectory()
        ? readdirSync(full, { recursive: true }).map((name) => modified(join(full, name)))
        : [];
      return Math.max(modified(full), ...inside);
    }),
  );
}

/** Returns the time of the last change, 0 if there is no such file. */
function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
