// For writing widgets: builds the bundle at every change, restarts the server at every change of the demo. `npm run dev`
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
let server;

const watcher = await build({ root, logLevel: 'warn', build: { watch: {} } });
watcher.on('event', ({ code, error, duration }) => {
  if (code === 'ERROR') console.error(error.message);
  if (code === 'BUNDLE_END') console.log(`Bundle built in ${duration} ms: reload the page.`);
  if (code === 'END') server ??= startServer();
});

/** After the first build, because the server looks for the bundle when it starts. */
function startServer() {
  const environment = { ...process.env, FRESH_FILES: 'on' };
  return spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--watch',
      '--watch-preserve-output',
      join(root, 'demo', 'server.ts'),
    ],
    {
      cwd: root,
      env: environment,
      stdio: 'inherit',
    },
  );
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    server?.kill('SIGTERM');
    await watcher.close();
    process.exit(0);
  });
