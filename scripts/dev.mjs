// For writing widgets: builds the bundle after every change, restarts the server after every change of the demo. `npm run dev`
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Editors write a file in several steps; the build waits until they have finished. */
const calm = 100;

const children = new Set();
let building = false;
let changed = false;
let timer;

await build();
run(['--watch', '--watch-preserve-output', 'demo/server.ts'], { FRESH_FILES: 'on' });
// The entry is a build within the build, which Vite's own watch mode does not see: so each change builds everything.
for (const folder of ['src', 'elements'])
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, calm);
  });

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    const ends = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(ends);
    process.exit(0);
  });

async function rebuild() {
  changed = true;
  if (building) return;
  while (changed) {
    changed = false;
    await build();
  }
}

async function build() {
  building = true;
  const start = performance.now();
  const vite = run([join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
  const status = await new Promise((resolve) => vite.once('exit', resolve));
  building = false;
  if (status === 0)
    console.log(`Bundle built in ${Math.round(performance.now() - start)} ms: reload the page.`);
}

/** Runs Node in the project's folder. */
function run(parameters, environment = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...parameters], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}
