// Builds stale files, starts the demo and prints its address; then builds the documentation. `npm start`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
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

const documented = [
  'docs',
  'elements',
  'scripts/derive',
  'CHANGELOG.md',
  'README.md',
  'CONTRIBUTING.md',
  'demo/README.md',
  'package-lock.json',
];
const site = 'docs/site/dist/site.json';

try {
  const config = readConfig(process.env);
  await requireFreePort(config);
  if (newest(sources) > modified(join(root, 'dist', 'ap-manifest.json'))) await build();
  const { startDemo } = await import('../demo/server.ts');
  const starting = startDemo();
  closeOnSignal(starting);
  greet((await starting).url, config);
  if (config.showroom && isSiteStale(config.basePath)) buildSite();
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

function isSiteStale(basePath) {
  if (newest(documented) > modified(join(root, site))) return true;
  return JSON.parse(readFileSync(join(root, site), 'utf8')).basePath !== basePath;
}

/** Builds the documentation while the demo already serves its pages. */
function buildSite() {
  const building = spawn(process.execPath, ['docs/site/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  setPriority(building.pid, constants.priority.PRIORITY_LOW);
  process.on('exit', () => building.kill());
  let errors = '';
  building.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  building.on('exit', (status) => {
    if (status) console.error(`The documentation could not be built:\n${errors}`);
  });
}

/** Returns the time of the last change in these files and folders, in milliseconds. */
function newest(paths) {
  return Math.max(
    ...paths.map((path) => {
      const full = join(root, path);
      const inside = statSync(full, { throwIfNoEntry: false })?.isDirectory()
        ? readdirSync(full, { recursive: true })
            .filter((name) => !/(^|[\\/])(\.cache|dist|public)([\\/]|$)/.test(name))
            .map((name) => modified(join(full, name)))
        : [];
      return Math.max(modified(full), ...inside);
    }),
  );
}

/** Returns the time of the last change, 0 if there is no such file. */
function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
