import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface OwnProcess {
  url: string;
  pid: number;
  /** Returns the log so far. */
  log(): string;
  /** Its exit code; null if a signal ended it. */
  ended: Promise<number | null>;
  /** Resolves when the process has ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/**
 * Starts the demo as a separate process, so that a test can kill it or limit its disk.
 * @param environment variables as for `npm start`, added to those of this process.
 * @param wrapper program, with its arguments, that starts the demo in turn.
 * @throws Error with its output when it does not start
 */
export async function startProcess(
  environment: Record<string, string>,
  wrapper: readonly string[] = [],
): Promise<OwnProcess> {
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', 'demo/server.ts'];
  const [program = '', ...parameters] = [...wrapper, ...node];
  const server = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, PORT: '0', TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (text) => {
    log += text;
  });
  const ended = once(server, 'exit').then(([code]) => code as number | null);
  const lines = createInterface({ input: server.stdout });
  const address = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      // warnings may come before the address
      if (line.startsWith('http')) resolve(line);
      else log += `${line}\n`;
    });
  });
  const url = await Promise.race([address, ended.then(() => '')]);
  if (url === '') throw new Error(`The demo did not start: ${log}`);
  return {
    url,
    pid: server.pid ?? 0,
    log: () => log,
    ended,
    async end(signal = 'SIGTERM') {
      server.kill(signal);
      await ended;
    },
  };
}
