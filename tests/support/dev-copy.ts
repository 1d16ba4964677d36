import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyProject } from './copy-project.ts';

export type DevCopy = Awaited<ReturnType<typeof startDevCopy>>;

/** Starts `npm run dev` on a copy of the project, which tests may change as its author would. */
export async function startDevCopy() {
  const copy = copyProject();
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: 'memory' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let warnings = '';
  server.stderr.on('data', (text) => {
    warnings += text;
  });
  const stop = async () => {
    const exit = once(server, 'exit');
    if (server.kill('SIGTERM')) await exit;
    rmSync(copy, { recursive: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /^\s*Pages\s+(http\S+)/.exec(line)?.[1];
    if (url) return { copy, url, stop, warnings: () => warnings, change };
  }
  await stop();
  throw new Error(`npm run dev ended without saying where the pages are\n${warnings}`);

  function change(file: string, from: string, to: string): void {
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(path, before.replaceAll(from, to));
  }
}
